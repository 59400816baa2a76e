public import ResponderGraphics
public import Widgets
public import WindowResponder

// What is an `NSObject` in UIKit is equal to itself only, and can be an element of a set and a key.

extension Layer: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: Layer, b: Layer) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayerAnimation: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: LayerAnimation, b: LayerAnimation) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: LayoutGuide, b: LayoutGuide) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AlertAction: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: AlertAction, b: AlertAction) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension VisualEffect: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: VisualEffect, b: VisualEffect) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DragItem: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: DragItem, b: DragItem) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ItemProvider: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: ItemProvider, b: ItemProvider) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CollectionViewLayout: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: CollectionViewLayout, b: CollectionViewLayout) -> Bool {
    a === b
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PresentationController: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: PresentationController, b: PresentationController) -> Bool {
    a === b
  }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AccessibilityCustomAction: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (
    a: AccessibilityCustomAction, b: AccessibilityCustomAction
  ) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewPropertyAnimator: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (
    a: ViewPropertyAnimator, b: ViewPropertyAnimator
  ) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DisplayLink: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: DisplayLink, b: DisplayLink) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UndoManager: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: UndoManager, b: UndoManager) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ContextMenuConfiguration: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (
    a: ContextMenuConfiguration, b: ContextMenuConfiguration
  ) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TargetedPreview: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: TargetedPreview, b: TargetedPreview) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CollectionLayoutSection: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (
    a: CollectionLayoutSection, b: CollectionLayoutSection
  ) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CollectionLayoutItem: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (
    a: CollectionLayoutItem, b: CollectionLayoutItem
  ) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FeedbackGenerator: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: FeedbackGenerator, b: FeedbackGenerator) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same image.
  public static func == (a: Image, b: Image) -> Bool { a === b }
  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PixelImage: Hashable {
  /// Returns a Boolean value that indicates whether two references are to the same image.
  public static func == (a: PixelImage, b: PixelImage) -> Bool { a === b }
  /// Hashes the identity of the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CollectionViewLayoutAttributes: @preconcurrency Hashable {
  /// Returns a Boolean value that indicates whether two objects have the same class and values. Follows
  /// `UICollectionViewLayoutAttributes.isEqual(_:)`.
  public static func == (
    a: CollectionViewLayoutAttributes, b: CollectionViewLayoutAttributes
  ) -> Bool {
    a === b
      || type(of: a) == type(of: b) && a.indexPath == b.indexPath
        && a.representedElementCategory == b.representedElementCategory
        && a.representedElementKind == b.representedElementKind && a.frame == b.frame
        && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
        && a.transform == b.transform
  }
  /// Hashes the index path and the kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
  }
}

extension Color {
  /// Returns a Boolean value that indicates whether an object is an equal color. Follows
  /// `NSObject.isEqual(_:)`.
  public func isEqual(_ object: Any?) -> Bool { object as? Color == self }
}

extension Image {
  /// Returns a Boolean value that indicates whether an object is this image. Follows `NSObject.isEqual(_:)`.
  public func isEqual(_ object: Any?) -> Bool { object as? Image === self }
}

public import ResponderGraphics
public import Widgets
public import WindowResponder

/// An object that is equal only to itself. Objects that are an `NSObject` in UIKit conform to it, so that
/// they can be elements of a set and keys.
public protocol ComparedByIdentity: AnyObject, Hashable {}

extension ComparedByIdentity {
  /// Returns a Boolean value that indicates whether two references are to the same object.
  public nonisolated static func == (a: Self, b: Self) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Layer: ComparedByIdentity {}
extension LayerAnimation: ComparedByIdentity {}
extension LayoutConstraint: ComparedByIdentity {}
extension LayoutGuide: ComparedByIdentity {}
extension AlertAction: ComparedByIdentity {}
extension VisualEffect: ComparedByIdentity {}
extension DragItem: ComparedByIdentity {}
extension ItemProvider: ComparedByIdentity {}
extension CollectionViewLayout: ComparedByIdentity {}
extension PresentationController: ComparedByIdentity {}
extension AccessibilityCustomAction: ComparedByIdentity {}
extension ViewPropertyAnimator: ComparedByIdentity {}
extension DisplayLink: ComparedByIdentity {}
extension UndoManager: ComparedByIdentity {}
extension ContextMenuConfiguration: ComparedByIdentity {}
extension TargetedPreview: ComparedByIdentity {}
extension CollectionLayoutSection: ComparedByIdentity {}
extension CollectionLayoutItem: ComparedByIdentity {}
extension FeedbackGenerator: ComparedByIdentity {}
extension PixelImage: ComparedByIdentity {}

extension CollectionViewLayoutAttributes: @preconcurrency Hashable {
  /// Returns a Boolean value that indicates whether two objects are equal by `isEqual(_:)`.
  public static func == (
    a: CollectionViewLayoutAttributes, b: CollectionViewLayoutAttributes
  ) -> Bool {
    a.isEqual(b)
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

extension Image: Hashable {
  /// Returns a Boolean value that indicates whether two images have the same content and are drawn in the
  /// same way. Follows `UIImage.isEqual(_:)`, which compares the data.
  public static func == (a: Image, b: Image) -> Bool { a.isSame(as: b) }
  /// Hashes the size.
  public func hash(into hasher: inout Hasher) { hasher.combine(size) }
  /// Returns a Boolean value that indicates whether an object is an image with the same content, drawn in the
  /// same way. Follows `UIImage.isEqual(_:)`.
  public func isEqual(_ object: Any?) -> Bool { (object as? Image)?.isSame(as: self) ?? false }
}

/// Shows a controller as a sheet: in the middle of a wide window, and coming up from the bottom of a
/// narrow one or where it has several heights. Follows `UISheetPresentationController`.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
///
/// A finger drags a sheet that stands at the bottom from height to height, and down to dismiss it.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// The heights that the sheet may have; as high as fits, until they are set.
  open var detents: [Detent] = [.large()] {
    didSet { detentsDidChange() }
  }

  /// The height that the sheet has; nil for the lowest of ``detents``. Setting it within
  /// ``animateChanges(_:)`` moves the sheet there.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
  }

  /// The highest height at which it is not dark beside the sheet, and what is there can be used; nil
  /// for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { detentsDidChange() }
  }

  /// Whether a short bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible }
  }

  /// The radius of the corners, in points; nil for the theme's.
  open var preferredCornerRadius: Double? {
    didSet { card.setNeedsLayout() }
  }

  /// Whether a sheet at the bottom is as wide as the controller's
  /// ``ViewController/preferredContentSize``.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a sheet stands at the bottom where the window is low, too; else it is in the middle there,
  /// unless it has several heights.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether scrolling in the sheet makes it higher first. Kept, and changes nothing: a finger in what can be
  /// scrolled scrolls it, and one elsewhere drags the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Moves the sheet to what a block sets, with an animation.
  open func animateChanges(_ changes: () -> Void) { moveSheet(changes) }

  /// Has heights of one's own asked for again.
  open func invalidateDetents() { detentsDidChange() }

  /// The view around the controller's own: rounded, with a shadow.
  open override var presentedView: View? { card }

  /// Where the sheet is.
  open override var frameOfPresentedViewInContainerView: Rect { sheetFrame }

  override var dimming: Double { isUndimmed ? 0 : Self.dimming }
  override var isDismissedByTapOutside: Bool { true }

  override func placePresentedView() { placeSheet() }
  override func passesThrough(_ point: Point, with event: Event?) -> View? {
    isUndimmed ? viewBelow(at: point, with: event) : nil
  }

  /// The sheet's own drag begins nowhere before the sheet is there.
  open override func presentationTransitionWillBegin() {
    card.embed(presentedViewController.view)
    card.addGestureRecognizer(drag.recognizer)
  }

  final lazy var card = SheetCard(self)
  final lazy var drag = SheetDrag(self)
  /// How far a finger has pulled the sheet down, in points.
  final var pull = 0.0
  /// The height in points that a finger has given it; nil while it is at one of the detents.
  final var draggedHeight: Double?

  /// How dark it is beside a sheet.
  static let dimming = 0.32
}

extension SheetPresentationController {
  /// A height that a sheet may have. Follows `UISheetPresentationController.Detent`.
  public struct Detent {
    /// What tells one height from another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the window.
      public static let medium = Identifier("medium")
      /// As high as fits.
      public static let large = Identifier("large")
    }

    /// What tells the height from others.
    public let identifier: Identifier
    let height: @MainActor (ResolutionContext) -> Double?

    /// About half of the window.
    public static func medium() -> Detent {
      Detent(identifier: .medium) { ($0.maximumDetentValue * 0.5).rounded() }
    }

    /// As high as fits.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// A height of one's own, in points; nil where there is none at present.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> Double?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier("custom"), height: resolver)
    }
  }

  /// What a height of one's own may depend on. Follows
  /// `UISheetPresentationControllerDetentResolutionContext`.
  public struct ResolutionContext: Hashable, Sendable {
    /// The greatest height that there is, in points.
    public let maximumDetentValue: Double
  }
}

/// Is notified when the user drags a sheet to another height. Follows
/// `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// The user has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

/// A presentation controller that shows content in a sheet. The sheet is in the center of a wide window. In a
/// narrow one, or if it has several detents, it is at the bottom. Follows `UISheetPresentationController`.
///
///     if let sheet = controller.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
///
/// The user drags a sheet at the bottom between its detents, and down to dismiss it.
@preconcurrency @MainActor open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can rest. The default is ``Detent/large()``.
  open var detents: [Detent] = [.large()] {
    didSet { detentsDidChange() }
  }

  /// The identifier of the selected detent, or `nil` for the lowest of ``detents``. To animate a change, set
  /// it within ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
  }

  /// The highest detent at which the window is not dimmed and remains usable, or `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { detentsDidChange() }
  }

  /// A Boolean value that indicates whether the sheet shows a grabber at the top. The default is `false`.
  open var prefersGrabberVisible = false {
    didSet {
      card.showsGrabber = prefersGrabberVisible
      containerView?.setNeedsLayout()
    }
  }

  /// The radius of the corners, in points, or `nil` for the default, which is 16.
  open var preferredCornerRadius: Double? {
    didSet { card.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether a sheet at the bottom is as wide as the controller's
  /// ``ViewController/preferredContentSize``. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a window of compact
  /// height. If it is `false`, which is the default, the sheet is centered there, unless it has several
  /// detents, or one that is not the large detent.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether scrolling in the sheet expands it before the content scrolls. The
  /// default is `true`.
  ///
  /// It applies to a touch that moves up while the content is at its top, in a sheet at the bottom of the
  /// window that has a larger detent. If the value is `false`, the content scrolls, and touches outside of
  /// it, such as at the grabber, expand the sheet. A touch that moves down while the content is at its top
  /// always drags the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Animates the changes that a closure makes to the properties.
  open func animateChanges(_ changes: () -> Void) { moveSheet(changes) }

  /// Resolves custom detents again.
  open func invalidateDetents() { detentsDidChange() }

  /// The view that contains the controller's view, with round corners and a shadow.
  open override var presentedView: View? { card }

  /// The frame of the sheet.
  open override var frameOfPresentedViewInContainerView: Rect { sheetFrame }

  override var dimming: Double { isUndimmed ? 0 : Self.dimming }
  override var isDismissedByTapOutside: Bool { true }

  override func placePresentedView() { placeSheet() }
  override func passesThrough(_ point: Point, with event: Event?) -> View? {
    isUndimmed ? viewBelow(at: point, with: event) : nil
  }

  /// Adds the controller's view and the drag gesture.
  open override func presentationTransitionWillBegin() {
    card.embed(presentedViewController.view)
    card.addGestureRecognizer(drag.recognizer)
  }

  final lazy var card = SheetCard(self)
  final lazy var drag = SheetDrag(self)
  /// The distance by which the user has pulled the sheet down, in points.
  final var pull = 0.0
  /// The height during a drag, in points, or `nil` at one of the detents.
  final var draggedHeight: Double?

  /// The opacity of the dimming around a sheet.
  static let dimming = 0.32
}

extension SheetPresentationController {
  /// A height at which a sheet can rest. Follows `UISheetPresentationController.Detent`.
  public struct Detent {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of a detent of about half of the window's height.
      public static let medium = Identifier("medium")
      /// The identifier of a detent of the largest height.
      public static let large = Identifier("large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    let height: @MainActor (ResolutionContext) -> Double?

    /// Returns a detent of about half of the window's height. In a window of compact height, it is inactive.
    public static func medium() -> Detent {
      Detent(identifier: .medium) {
        $0.isCompact ? nil : ($0.maximumDetentValue * 0.5).rounded()
      }
    }

    /// Returns a detent of the largest height.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a custom height, in points. If the resolver returns `nil`, the detent is
    /// inactive. If the identifier is `nil`, the detent has a unique one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (ResolutionContext) -> Double?
    ) -> Detent {
      let unique = "custom-\(UInt64.random(in: 0...UInt64.max))"
      return Detent(identifier: identifier ?? Identifier(unique), height: resolver)
    }

    /// Returns the height of the detent for the values of a sheet, in points, or `nil` if it is inactive.
    @preconcurrency @MainActor public func resolvedValue(in context: ResolutionContext) -> Double? {
      height(context)
    }
  }

  /// The values on which a custom height may depend. Follows
  /// `UISheetPresentationControllerDetentResolutionContext`.
  public struct ResolutionContext: Hashable, Sendable {
    /// The largest height of a detent, in points.
    public let maximumDetentValue: Double
    /// A Boolean value that indicates whether the window has a compact height.
    let isCompact: Bool
  }
}

/// Methods with which a delegate follows the detent of a sheet. Follows
/// `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol SheetPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// Tells the delegate that the user has dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Ignores the change.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

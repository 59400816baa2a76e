import ResponderRuntime

/// A presentation controller that shows content in a popover with an arrow to its source. Follows
/// `UIPopoverPresentationController`.
///
///     controller.modalPresentationStyle = .popover
///     controller.preferredContentSize = Size(width: 260, height: 180)
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// A tap outside dismisses the popover, which stays within the window. Without a ``sourceView``, it is in the
/// center and has no arrow.
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// The source view of the popover.
  open weak var sourceView: View? {
    get { ownView }
    set { setSource(newValue, ownButton) }
  }
  /// The bar button item that is the source, instead of ``sourceView``.
  open var barButtonItem: BarButtonItem? {
    get { ownButton }
    set { setSource(ownView, newValue) }
  }
  /// The part of ``sourceView`` that is the source, in that view's coordinates, or `nil` or `Rect.null` for
  /// the whole view.
  open var sourceRect: Rect? { didSet { containerView?.setNeedsLayout() } }
  /// The source view or bar button item. A new value sets ``sourceView`` or ``barButtonItem``, and the other
  /// one becomes `nil`.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { setSource(newValue as? View, newValue as? BarButtonItem) }
  }
  // The properties use this storage, since an override of one may set another.
  @BackLink private var ownView: View?
  private var ownButton: BarButtonItem?

  private func setSource(_ view: View?, _ button: BarButtonItem?) {
    ownView = view
    ownButton = button
    containerView?.setNeedsLayout()
  }
  /// The permitted directions of the arrow. The default is `.any`.
  open var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The direction of the arrow. It is unknown before the popover is shown.
  public final var arrowDirection: PopoverArrowDirection { placement?.direction ?? .unknown }
  /// The views below that remain usable while the popover is shown.
  open var passthroughViews: [View]?
  /// The background color of the popover, or `nil` for that of the controller's view.
  open var backgroundColor: Color? { didSet { bubble.setNeedsDisplay() } }
  /// The smallest distances from the edges of the window, in points. The default is 10 at each edge.
  open var popoverLayoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the popover may cover its source if there is not enough room
  /// beside it. The default is `false`. If a source leaves no usable room, such as one that fills the window,
  /// the popover covers it in any case.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }

  /// The view of the popover around the controller's view.
  open override var presentedView: View? { bubble }

  /// The frame of the popover, including its arrow.
  open override var frameOfPresentedViewInContainerView: Rect { place().frame }

  /// Calls the delegate to prepare the presentation, and adds the controller's view.
  open override func presentationTransitionWillBegin() {
    (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    bubble.embed(presentedViewController.view)
  }

  override var isDismissedByTapOutside: Bool { true }
  override var presentationTiming: PresentationTiming { .fade }
  override func placePresentedView() { placeBubble() }
  override func applyHiddenLook(_ isMoving: Bool) { bubble.alpha = 0 }
  override func applyShownLook() {
    bubble.alpha = 1
    placePresentedView()
  }
  override func passesThrough(_ point: Point, with event: Event?) -> View? {
    passthroughView(at: point, with: event)
  }

  /// The preferred size of the popover, in points.
  var wantedSize: Size { usualWantedSize }
  /// Returns the position of the popover.
  func place() -> PopoverPlacement { placeBesideSource() }

  /// The sheet that replaces the popover in a narrow window, if the delegate's
  /// `adaptivePresentationStyle(for:)` returns a sheet style. Its properties apply to that sheet.
  public final lazy var adaptiveSheetPresentationController =
    SheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)

  final lazy var bubble = PopoverBubble(self)
  final var placement: PopoverPlacement?
}

/// A possible source of a popover: a view, or a bar button item. Follows
/// `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

extension PopoverPresentationController {
  /// The default size of a popover, in points.
  static let usualSize = Size(width: 320, height: 360)

  /// The frame of the source in the container, or `nil` if there is no source or it is not shown.
  var sourceFrame: Rect? {
    let sourceView = barButtonItem?.shownView ?? sourceView
    guard let sourceView, let containerView, sourceView.window === containerView.window else {
      return nil
    }
    let part = sourceRect.flatMap { $0.isNull ? nil : $0 }
    return sourceView.convert(part ?? sourceView.bounds, to: containerView)
  }

  var usualWantedSize: Size {
    let preferred = presentedViewController.preferredContentSize
    var size = Self.usualSize
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    return size
  }

  func placeBesideSource() -> PopoverPlacement {
    guard let containerView else { return PopoverPlacement(centered: wantedSize, in: .zero) }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    guard let source = sourceFrame else {
      return placement ?? PopoverPlacement(centered: wantedSize, in: room)
    }
    var found = PopoverPlacement(
      size: wantedSize, beside: source, in: room, permitted: permittedArrowDirections,
      radius: PopoverBubble.cornerRadius)
    let (size, wanted) = (found.body.size, wantedSize)
    let misses = size.height < wanted.height || size.width < wanted.width
    // A source that fills the window leaves no usable room beside it.
    let isUsable =
      size.height >= min(wanted.height, Self.smallestLength)
      && size.width >= min(wanted.width, Self.smallestLength)
    if misses, canOverlapSourceViewRect || !isUsable {
      found = PopoverPlacement(centered: wanted, in: room)
    }
    return found
  }

  /// The width and height below which a popover that is larger covers its source instead, in points.
  private static let smallestLength = 44.0

  func placeBubble() {
    let place = place()
    placement = place
    bubble.take(place)
  }

  func passthroughView(at point: Point, with event: Event?) -> View? {
    guard let containerView, let passthroughViews else { return nil }
    for view in passthroughViews where view.window === containerView.window {
      if let hit = view.hitTest(containerView.convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

/// Methods with which a delegate prepares a popover. Follows `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// Tells the delegate that the popover is about to be shown. Set its source in this method.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Ignores the presentation.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

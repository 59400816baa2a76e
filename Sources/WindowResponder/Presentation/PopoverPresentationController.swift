/// Shows a controller in a bubble with an arrow to what it belongs to. Follows
/// `UIPopoverPresentationController`.
///
///     controller.modalPresentationStyle = .popover
///     controller.preferredContentSize = Size(width: 260, height: 180)
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
///
/// A tap elsewhere dismisses it. It stays within the window; without a ``sourceView`` it is in the middle
/// and has no arrow.
@preconcurrency @MainActor open class PopoverPresentationController: PresentationController {
  /// What the popover belongs to.
  open weak var sourceView: View? {
    get { ownView }
    set { setSource(newValue, ownButton) }
  }
  /// The button in a bar that it belongs to, in place of ``sourceView``.
  open var barButtonItem: BarButtonItem? {
    get { ownButton }
    set { setSource(ownView, newValue) }
  }
  /// The part of ``sourceView`` that it belongs to, in that view's coordinates; nil for all of it.
  open var sourceRect: Rect? { didSet { containerView?.setNeedsLayout() } }
  /// The view or the button in a bar that it belongs to. Setting it sets ``sourceView`` or ``barButtonItem``,
  /// and takes the other one back.
  open var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { setSource(newValue as? View, newValue as? BarButtonItem) }
  }
  // An override of one of the three properties may set another.
  private weak var ownView: View?
  private var ownButton: BarButtonItem?

  private func setSource(_ view: View?, _ button: BarButtonItem?) {
    ownView = view
    ownButton = button
    containerView?.setNeedsLayout()
  }
  /// The ways that the arrow may point.
  open var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The way that the arrow points; unknown until it is shown.
  public final var arrowDirection: PopoverArrowDirection { placement?.direction ?? .unknown }
  /// The views below that can be used while it is shown.
  open var passthroughViews: [View]?
  /// The colour of the bubble; nil for that of the controller's view.
  open var backgroundColor: Color? { didSet { bubble.setNeedsDisplay() } }
  /// How far it keeps from the edges of the window, in points.
  open var popoverLayoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether it may cover its source where there is no room beside it.
  open var canOverlapSourceViewRect = false { didSet { containerView?.setNeedsLayout() } }

  /// The bubble around the controller's view.
  open override var presentedView: View? { bubble }

  /// Where the bubble is, its arrow included.
  open override var frameOfPresentedViewInContainerView: Rect { place().frame }

  /// Asks the delegate to prepare, and takes the controller's view in.
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

  /// The size that the popover would like to have, in points.
  var wantedSize: Size { usualWantedSize }
  /// Where it goes.
  func place() -> PopoverPlacement { placeBesideSource() }

  /// The sheet that the popover becomes in a narrow window, where its delegate's
  /// `adaptivePresentationStyle(for:)` says so: what is set here counts there.
  public final lazy var adaptiveSheetPresentationController =
    SheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)

  final lazy var bubble = PopoverBubble(self)
  final var placement: PopoverPlacement?
}

/// What a popover can belong to: a view, or a button in a bar. Follows
/// `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {}

extension View: PopoverPresentationControllerSourceItem {}
extension BarButtonItem: PopoverPresentationControllerSourceItem {}

extension PopoverPresentationController {
  /// The size of a popover whose controller asks for none, in points.
  static let usualSize = Size(width: 320, height: 360)

  /// Where the source is in the container; nil for no source, or one that is not shown.
  var sourceFrame: Rect? {
    let sourceView = barButtonItem?.shownView ?? sourceView
    guard let sourceView, let containerView, sourceView.window === containerView.window else {
      return nil
    }
    return sourceView.convert(sourceRect ?? sourceView.bounds, to: containerView)
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
    let misses = found.body.height < wantedSize.height || found.body.width < wantedSize.width
    if canOverlapSourceViewRect, misses {
      found = PopoverPlacement(centered: wantedSize, in: room)
    }
    return found
  }

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

/// Who is asked and told about a popover. Follows `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol PopoverPresentationControllerDelegate:
  AdaptivePresentationControllerDelegate
{
  /// The popover is about to be shown: the moment to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}

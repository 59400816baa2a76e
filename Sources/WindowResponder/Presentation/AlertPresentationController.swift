/// A presentation controller that shows an alert in the center of the window.
final class AlertPresentationController: PresentationController {
  private let card = AlertCard()
  private var alert: AlertController? { presentedViewController as? AlertController }

  override var presentedView: View? { card }
  override var shouldRemovePresentersView: Bool { false }
  override var dimming: Double { 0.4 }
  override var presentationTiming: PresentationTiming { .fade }

  override var frameOfPresentedViewInContainerView: Rect {
    guard let containerView else { return .zero }
    let safe = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let content = presentedViewController.view
    func wanted(in room: Rect) -> Size {
      content?.sizeThatFits(Size(width: room.width, height: .infinity)) ?? .zero
    }
    // In a very small window, the text needs all of the space.
    var room = safe.insetBy(dx: Self.margin, dy: Self.margin)
    if wanted(in: room).height > room.height {
      room = safe.insetBy(dx: Self.leastMargin, dy: Self.leastMargin)
    }
    var size = wanted(in: room)
    size.height = min(size.height, room.height)
    return PopoverPlacement(centered: size, in: room).body
  }

  /// The margin around an alert, and the smallest margin in a window that is too low, in points.
  private static let (margin, leastMargin) = (16.0, 4.0)

  override func presentationTransitionWillBegin() {
    card.embed(presentedViewController.view)
    // The user can type into the first text field at once.
    _ = alert?.fields.contains { $0.becomeFirstResponder() }
  }

  override func applyHiddenLook(_ isMoving: Bool) {
    card.alpha = 0
    if !isMoving { card.transform = Transform(scaleX: Self.startScale, y: Self.startScale) }
  }

  override func handleKey(_ press: Press) -> Bool { alert?.handleKey(press) ?? false }
  override func ownsKey(_ key: KeyboardHIDUsage) -> Bool { AlertController.keys.contains(key) }
  override func placeFirstFocus() { alert?.placeFirstFocus() }

  /// The scale of an alert at the beginning of its animation.
  private static let startScale = 1.06
}

/// A presentation controller that shows an action sheet.
///
/// In a narrow window, the sheet is at the bottom. In a wide one, it is a popover beside its source, or in
/// the center if it has no source.
final class ActionSheetPresentationController: PopoverPresentationController {
  private var alert: AlertController? { presentedViewController as? AlertController }

  private var isAtBottom: Bool {
    (containerView?.bounds.width ?? 0) < SheetPresentationController.Metrics.compactWidth
  }

  override var wantedSize: Size {
    let room = containerView?.bounds.insetBy(dx: 16, dy: 16).size ?? .zero
    return presentedViewController.view.sizeThatFits(room)
  }

  override var dimming: Double { isAtBottom || sourceFrame == nil ? 0.32 : 0 }
  override var presentationTiming: PresentationTiming { isAtBottom ? .cover : .fade }

  override func place() -> PopoverPlacement {
    guard isAtBottom || sourceFrame == nil, let containerView else { return super.place() }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    var place = PopoverPlacement(centered: wantedSize, in: room)
    if isAtBottom { place.body.origin.y = room.maxY - place.body.height }
    return place
  }

  override func applyHiddenLook(_ isMoving: Bool) {
    guard isAtBottom, !ProgramContext.of(containerView).prefersReducedMotion, let containerView
    else {
      return super.applyHiddenLook(isMoving)
    }
    bubble.transform = Transform(
      translationX: 0, y: containerView.bounds.maxY - bubble.center.y + bubble.bounds.height)
  }

  override func applyShownLook() {
    bubble.transform = .identity
    super.applyShownLook()
  }

  override func userDismisses() {
    if let cancel = alert?.cancelAction, cancel.isEnabled {
      alert?.choose(cancel)
    } else {
      super.userDismisses()
    }
  }

  override func handleKey(_ press: Press) -> Bool { alert?.handleKey(press) ?? false }
  override func ownsKey(_ key: KeyboardHIDUsage) -> Bool { AlertController.keys.contains(key) }
  override func placeFirstFocus() { alert?.placeFirstFocus() }
}

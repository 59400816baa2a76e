import ResponderRuntime

/// The container of a presentation's views. It keeps touches from the views below.
final class PresentationContainerView: View {
  @BackLink private var controller: PresentationController?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    clipsToBounds = true
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === self || hit is DimmingView, let controller else { return hit }
    return controller.passesThrough(point, with: event) ?? hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // Touches in the container are not passed to the views below.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
  override func handleScroll(_ event: Event) -> Bool { true }
  override var drawsNothing: Bool { true }
}

/// The view that dims the window around a presented view. A tap on it may dismiss the presentation.
final class DimmingView: View {
  @BackLink private var controller: PresentationController?

  init(_ controller: PresentationController) {
    self.controller = controller
    super.init(frame: .zero)
    cursor = .arrow
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let controller, controller.isDismissedByTapOutside,
      bounds.contains(touch.location(in: self)),
      touch.location.distance(to: touch.initialLocation) <= Self.tapDistance
    else { return }
    controller.userDismisses()
  }

  override func handleScroll(_ event: Event) -> Bool { true }
  override var drawsNothing: Bool { true }

  /// The largest movement of a touch that counts as a tap, in points.
  private static let tapDistance = 24.0
}

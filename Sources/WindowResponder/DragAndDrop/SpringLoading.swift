import ResponderRuntime

/// The state of a drag over a view that opens when it rests there.
@MainActor final class SpringLoading: SpringLoadedInteractionContext {
  private(set) weak var interaction: SpringLoadedInteraction?
  @BackLink private var window: View?
  private var place = Point.zero
  /// The location at which the drag rests.
  private var restPlace = Point.zero
  private var timer: ClockTimer?
  private(set) var state = SpringLoadedInteractionEffectState.inactive
  @BackLink var targetView: View?
  var targetItem: AnyHashable?

  func location(in view: View?) -> Point {
    guard let view else { return place }
    return view.convertFromWindow(place)
  }

  // MARK: Movement

  /// Updates the view under a drag at a location of a window.
  func moved(to place: Point, in window: View) {
    self.place = place
    self.window = window
    let found = find(in: window)
    if found !== interaction {
      leave()
      interaction = found
      targetView = found?.view
      targetItem = nil
    }
    guard let found else { return }
    let (item, view) = (targetItem, targetView)
    guard found.interactionBehavior?.shouldAllow(found, with: self) ?? true else {
      return change(to: .inactive)
    }
    let isOther = item != targetItem || view !== targetView
    if isOther, state != .inactive {
      change(to: .inactive)
    }
    let hasMoved = place.distance(to: restPlace) > SpringLoadedInteraction.restDistance
    switch state {
    case .inactive: rest()
    case .possible where hasMoved: rest()
    case .activating where hasMoved: rest()
    default: break
    }
  }

  /// Returns the interaction of the innermost view that opens.
  private func find(in window: View) -> SpringLoadedInteraction? {
    var view = window.hitTest(place, with: nil)
    while let candidate = view {
      for case let interaction as SpringLoadedInteraction in candidate.addedInteractions {
        return interaction
      }
      view = candidate.superview
    }
    return nil
  }

  /// Starts to wait for the drag to rest.
  private func rest() {
    restPlace = place
    if state != .possible { change(to: .possible) }
    wait(SpringLoadedInteraction.restDuration) { $0.activate() }
  }

  private func wait(_ time: Double, _ body: @escaping @MainActor (SpringLoading) -> Void) {
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: time) { [weak self] _ in
      if let self { body(self) }
    }
  }

  private func activate() {
    guard state == .possible else { return }
    change(to: .activating)
    wait(SpringLoadedInteraction.activationDuration) { $0.open() }
  }

  private func open() {
    guard state == .activating, let interaction else { return }
    change(to: .activated)
    interaction.handler(interaction, self)
  }

  private func change(to new: SpringLoadedInteractionEffectState) {
    if new == .inactive || new == .activated {
      timer?.invalidate()
      timer = nil
    }
    guard new != state else { return }
    state = new
    if let interaction {
      interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }
  }

  // MARK: The end

  /// Ends spring loading, because the drag has left the view or ended.
  func leave() {
    guard let old = interaction else { return }
    change(to: .inactive)
    interaction = nil
    targetView = nil
    targetItem = nil
    old.interactionBehavior?.interactionDidFinish(old)
  }

  /// Ends spring loading of an interaction that is removed from its view.
  func lose(_ interaction: SpringLoadedInteraction) {
    if self.interaction === interaction { leave() }
  }
}

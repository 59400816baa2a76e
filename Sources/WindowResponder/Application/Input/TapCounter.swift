import ResponderRuntime

/// A counter of touches in quick succession at one location.
@MainActor struct TapCounter {
  private struct Tap {
    @BackLink var window: Window?
    var type: Touch.TouchType
    var buttons: Event.ButtonMask
    var location: Point
    var end: Double
    var count: Int
  }

  private var recent: [Tap] = []

  /// Returns the number of touches in the sequence that a new touch belongs to. If the first touch
  /// (`isAlone`) goes down elsewhere, earlier touches are forgotten.
  mutating func count(
    _ touch: Touch, buttons: Event.ButtonMask, isAlone: Bool, _ settings: InteractionSettings
  ) -> Int {
    recent.removeAll { touch.timestamp - $0.end > settings.tapInterval }
    let reach =
      touch.type == .indirectPointer ? settings.pointerTapDistance : settings.tapDistance
    let before = recent.indices.filter {
      let tap = recent[$0]
      return tap.window === touch.window && tap.type == touch.type && tap.buttons == buttons
        && tap.location.distance(to: touch.location) <= reach
    }
    guard let nearest = before.max(by: { recent[$0].count < recent[$1].count }) else {
      if isAlone { recent = [] }
      return 1
    }
    return recent.remove(at: nearest).count + 1
  }

  /// Notes the end of a touch, which may be the first of a sequence.
  mutating func ended(_ touch: Touch, buttons: Event.ButtonMask) {
    recent.append(
      Tap(
        window: BackLink(touch.window), type: touch.type, buttons: buttons,
        location: touch.location, end: touch.timestamp, count: touch.tapCount))
  }
}

/// A drag of a touch or the pointer on a slider.
struct SliderDrag {
  /// The distance of the touch from the center of the knob, in points.
  var grabOffset: Double
  /// The location at which the touch began, in points.
  var startX: Double
  /// The value when the touch began.
  var startValue: Double
  /// A Boolean value that indicates whether the touch began on the knob and not on the track.
  var isOnKnob: Bool
  /// A Boolean value that indicates whether the touch is a tap on the track, which moves the knob at its end.
  var isTap: Bool

  /// The distance that a touch can move in a tap, in points.
  static let tapDistance = 6.0
}

extension Slider {
  func beginDrag(_ touch: Touch) {
    let x = touch.location(in: self).x
    let isPointer = touch.type == .indirectPointer
    let isOnKnob = isOnKnob(x, isPointer: isPointer)
    drag = SliderDrag(
      grabOffset: isPointer && !isOnKnob ? 0 : x - knobRect.midX, startX: x, startValue: value,
      isOnKnob: isOnKnob, isTap: !isPointer && !isOnKnob)
    if isPointer, !isOnKnob { userSet(value(atX: x)) }
  }

  /// Returns a Boolean value that indicates whether a location is on the knob. For a touch, the knob has at
  /// least the width of a touch target.
  private func isOnKnob(_ x: Double, isPointer: Bool) -> Bool {
    let knob = knobRect
    let reach = isPointer ? 0 : max(0, (theme.metrics.touchTarget - knob.width) / 2)
    return x >= knob.minX - reach && x < knob.maxX + reach
  }

  /// Returns a Boolean value that indicates whether a touch that began at a location moves the knob.
  func hasKnob(_ start: Point) -> Bool {
    drag?.isOnKnob ?? isOnKnob(start.x, isPointer: false)
  }

  func continueDrag(_ touch: Touch) {
    guard var drag else { return }
    let x = touch.location(in: self).x
    if drag.isTap, (x - drag.startX).magnitude > SliderDrag.tapDistance { drag.isTap = false }
    self.drag = drag
    if !drag.isTap { userSet(value(atX: x - drag.grabOffset)) }
  }

  func endDrag(_ touch: Touch?) {
    guard let drag else { return }
    self.drag = nil
    if drag.isTap, let touch { userSet(value(atX: touch.location(in: self).x)) }
    if !isContinuous, value != drag.startValue { tellValue() }
  }

  func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    if !isContinuous { setValue(drag.startValue, animated: true) }
  }
}

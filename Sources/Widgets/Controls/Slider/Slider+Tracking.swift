/// A finger or pointer on a slider.
struct SliderDrag {
  /// How far from the knob's middle it was grabbed, in points.
  var grabOffset: Double
  /// Where the touch began, in points.
  var startX: Double
  /// The value when the touch began.
  var startValue: Double
  /// Whether the touch began on the knob, and not on the track.
  var isOnKnob: Bool
  /// Whether lifting the finger here takes the knob there: it tapped the track.
  var isTap: Bool

  /// How far a tapping finger may move, in points.
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

  /// Whether a touch at a place has the knob. A finger hits a knob that it covers.
  private func isOnKnob(_ x: Double, isPointer: Bool) -> Bool {
    let knob = knobRect
    let reach = isPointer ? 0 : max(0, (theme.metrics.touchTarget - knob.width) / 2)
    return x >= knob.minX - reach && x < knob.maxX + reach
  }

  /// Whether a touch that began at a place has the knob, which follows it perhaps already.
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

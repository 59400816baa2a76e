import ResponderTestKit
import TestScenes

/// A control that logs its tracking calls, its state during them, and all events it sends.
final class TrackingControl: Control {
  let log: Log
  var begins = true
  var continues = true
  var onBegin: (() -> Void)?
  var onContinue: (() -> Void)?
  var onEnd: (() -> Void)?
  var onCancel: (() -> Void)?

  /// The names of the logged events.
  static let names: [(Events, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
    (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primary"),
  ]

  init(_ frame: Rect, log: Log) {
    self.log = log
    super.init(frame: frame)
    for (event, name) in Self.names {
      addAction(
        Action { [unowned self] _ in self.log.add("\(name) \(flags)") }, for: event)
    }
  }

  /// The state as letters: `T` for tracking, `I` for touch inside, `H` for highlighted, or a dash for none.
  var flags: String {
    let all = (isTracking ? "T" : "") + (isTouchInside ? "I" : "") + (isHighlighted ? "H" : "")
    return all.isEmpty ? "-" : all
  }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    log.add("begin \(flags)")
    onBegin?()
    return begins
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    log.add("continue")
    onContinue?()
    return continues
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    log.add("end")
    onEnd?()
  }

  override func cancelTracking(with event: Event?) {
    log.add(event == nil ? "cancelTracking nil" : "cancelTracking event")
    onCancel?()
  }
}

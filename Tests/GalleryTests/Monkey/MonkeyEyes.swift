import Widgets

@testable import Gallery
@testable import WindowResponder

/// A checker of all windows of the gallery for invalid states.
@MainActor struct MonkeyEyes {
  private let application: Application
  private var windows: [Window] { application.windows }

  init(_ application: Application) { self.application = application }

  /// Returns a view and all its descendants that are not hidden.
  static func views(in view: View) -> [View] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(views)
  }

  private static func all(in view: View) -> [View] { [view] + view.subviews.flatMap(all) }

  /// The invalid states that must not occur at any time.
  var faults: [String] { windows.flatMap { faults(in: $0) } }

  /// The invalid states that must not occur when there are no touches and no animations.
  var faultsAtRest: [String] {
    var faults = faults
    if application.touchTracker.isTouched { faults.append("a finger is down still") }
    for window in windows {
      for touch in window.touchDispatcher.touches { faults.append("\(touch) is not over") }
      for recognizer in window.touchDispatcher.gestures.inPlay {
        faults.append("in play: \(describe(recognizer))")
      }
      for view in Self.all(in: window) {
        guard let control = view as? Control else { continue }
        if control.isTracking { faults.append("\(describe(control)) is tracking") }
        if control.isHighlighted, !isPinned(control) {
          faults.append("\(describe(control)) is highlighted")
        }
      }
    }
    return faults
  }

  private func faults(in window: Window) -> [String] {
    var faults: [String] = []
    if let responder = window.focus.firstResponder, place(of: responder) !== window {
      faults.append("the first responder \(describe(responder)) is not in its window")
    }
    if let focused = window.focus.focusedView, focused.window !== window {
      faults.append("the focus is on \(describe(focused)), which is not in the window")
    }
    for touch in window.touchDispatcher.touches {
      if touch.isOver { faults.append("\(touch) is over, and still followed") }
      if let view = touch.view, view.window !== window {
        faults.append("a finger is on \(describe(view)), which is not in the window")
      }
    }
    let coordinator = window.touchDispatcher.gestures
    for recognizer in coordinator.inPlay where recognizer.view?.window !== window {
      faults.append("\(describe(recognizer)) is in play, and not in the window")
    }
    for view in Self.all(in: window) {
      if let control = view as? Control, control.isTracking, !follows(control) {
        faults.append("\(describe(control)) tracks what is over")
      }
      for recognizer in view.recognizers where recognizer.coordinator == nil {
        if recognizer.state != .possible { faults.append("\(describe(recognizer)) is not reset") }
      }
    }
    return faults
  }

  /// Returns a Boolean value that indicates whether the control shows the appearance of one state
  /// permanently.
  private func isPinned(_ control: Control) -> Bool {
    "\(type(of: control))".hasPrefix("Pinned")
  }

  /// Returns a Boolean value that indicates whether the touch that a control tracks is down, as far as the
  /// control is notified.
  private func follows(_ control: Control) -> Bool {
    control.trackedTouch.map { !$0.isOver || !$0.withheld.isEmpty } ?? false
  }

  private func place(of responder: Responder) -> Window? {
    switch responder {
    case let view as View: view.window
    case let controller as ViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  private func describe(_ responder: Responder) -> String {
    let label = (responder as? View)?.accessibilityLabel ?? ""
    return "\(type(of: responder)) \(label)"
  }

  private func describe(_ recognizer: GestureRecognizer) -> String {
    "\(type(of: recognizer)) (\(recognizer.state)) of \(recognizer.view.map(describe) ?? "nobody")"
  }
}

import Widgets

@testable import Gallery
@testable import WindowResponder

/// Looks at all that the gallery has on screen, for what must never be so.
@MainActor struct MonkeyEyes {
  private let application: Application
  private var windows: [Window] { application.windows }

  init(_ application: Application) { self.application = application }

  /// A view and all in it that is not hidden.
  static func views(in view: View) -> [View] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(views)
  }

  private static func all(in view: View) -> [View] { [view] + view.subviews.flatMap(all) }

  /// What is wrong at any time.
  var faults: [String] { windows.flatMap { faults(in: $0) } }

  /// What is wrong when nobody touches anything, and nothing moves any more.
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

  /// Whether it is one that shows what a state looks like, all the time.
  private func isPinned(_ control: Control) -> Bool {
    "\(type(of: control))".hasPrefix("Pinned")
  }

  /// Whether the finger that a control tracks is down, as far as the control can know.
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

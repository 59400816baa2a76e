/// The events of a program that another module can publish in its own form, such as UIKit's notifications. If
/// there is no listener, each event costs one comparison.
@MainActor package enum ProgramNotifications {
  /// An event of the program.
  package enum Event: Hashable, Sendable {
    case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
    case willEnterForeground, willTerminate, didReceiveMemoryWarning
    case sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate
    case sceneWillEnterForeground, sceneDidEnterBackground
    case pointerLockStateDidChange
    case batteryLevelDidChange, batteryStateDidChange
    case windowDidBecomeVisible, windowDidBecomeHidden, windowDidBecomeKey, windowDidResignKey
    case textFieldDidBeginEditing, textFieldDidChange, textFieldDidEndEditing
    case textViewDidBeginEditing, textViewDidChange, textViewDidEndEditing
    case keyboardWillShow(KeyboardChange), keyboardDidShow(KeyboardChange)
    case keyboardWillHide(KeyboardChange), keyboardDidHide(KeyboardChange)
    case keyboardWillChangeFrame(KeyboardChange), keyboardDidChangeFrame(KeyboardChange)
    case pasteboardChanged(added: [String], removed: [String])
    case accessibilityChanged(String)
    case contentSizeCategoryChanged(String)
  }

  /// The old and new frames of a window's input views, in window coordinates, in points.
  package struct KeyboardChange: Hashable, Sendable {
    package var from: Rect
    package var to: Rect

    package init(from: Rect, to: Rect) {
      self.from = from
      self.to = to
    }
  }

  /// A closure that is called with each event and the object that it concerns.
  package static var listener: ((Event, AnyObject?) -> Void)?

  /// Calls the listener with an event, if there is a listener.
  package static func tell(_ event: @autoclosure () -> Event, from object: AnyObject?) {
    if let listener { listener(event(), object) }
  }
}

/// What happens in a program, for a module above that tells others of it by its own means, as UIKit's
/// notifications do. While nobody listens it costs one comparison.
@MainActor package enum ProgramNews {
  /// What happened.
  package enum Event: Hashable, Sendable {
    case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground
    case willEnterForeground, willTerminate, didReceiveMemoryWarning
    case sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate
    case sceneWillEnterForeground, sceneDidEnterBackground
    case pointerLockStateDidChange
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

  /// Where the input views of a window were and where they will be, in window coordinates, in points.
  package struct KeyboardChange: Hashable, Sendable {
    package var from: Rect
    package var to: Rect

    package init(from: Rect, to: Rect) {
      self.from = from
      self.to = to
    }
  }

  /// Who is told, with the object that it happened to.
  package static var listener: ((Event, AnyObject?) -> Void)?

  /// Tells who listens.
  package static func tell(_ event: @autoclosure () -> Event, from object: AnyObject?) {
    if let listener { listener(event(), object) }
  }
}

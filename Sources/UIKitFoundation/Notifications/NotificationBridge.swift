import Foundation
import Widgets
import WindowResponder

/// A bridge that posts the program's events to `NotificationCenter.default`, from the first access to the
/// name of a notification on.
@MainActor enum NotificationBridge {
  /// Returns the name of a notification, and starts the bridge, because the caller may observe it.
  nonisolated static func name(_ name: String) -> Notification.Name {
    _ = isListening
    return Notification.Name(name)
  }

  nonisolated private static let isListening: Bool = {
    MainQueue.perform { ProgramNotifications.listener = post }
    return true
  }()

  private static func post(_ event: ProgramNotifications.Event, _ object: AnyObject?) {
    NotificationCenter.default.post(name: event.name, object: object, userInfo: event.userInfo)
  }
}

extension ProgramNotifications.Event {
  fileprivate var name: Notification.Name {
    switch self {
    case .didFinishLaunching: Application.didFinishLaunchingNotification
    case .didBecomeActive: Application.didBecomeActiveNotification
    case .willResignActive: Application.willResignActiveNotification
    case .didEnterBackground: Application.didEnterBackgroundNotification
    case .willEnterForeground: Application.willEnterForegroundNotification
    case .willTerminate: Application.willTerminateNotification
    case .didReceiveMemoryWarning: Application.didReceiveMemoryWarningNotification
    case .sceneWillConnect: Scene.willConnectNotification
    case .sceneDidDisconnect: Scene.didDisconnectNotification
    case .sceneDidActivate: Scene.didActivateNotification
    case .sceneWillDeactivate: Scene.willDeactivateNotification
    case .sceneWillEnterForeground: Scene.willEnterForegroundNotification
    case .sceneDidEnterBackground: Scene.didEnterBackgroundNotification
    case .pointerLockStateDidChange: PointerLockState.didChangeNotification
    case .batteryLevelDidChange: Device.batteryLevelDidChangeNotification
    case .batteryStateDidChange: Device.batteryStateDidChangeNotification
    case .windowDidBecomeVisible: Window.didBecomeVisibleNotification
    case .windowDidBecomeHidden: Window.didBecomeHiddenNotification
    case .windowDidBecomeKey: Window.didBecomeKeyNotification
    case .windowDidResignKey: Window.didResignKeyNotification
    case .textFieldDidBeginEditing: TextField.textDidBeginEditingNotification
    case .textFieldDidChange: TextField.textDidChangeNotification
    case .textFieldDidEndEditing: TextField.textDidEndEditingNotification
    case .textViewDidBeginEditing: TextView.textDidBeginEditingNotification
    case .textViewDidChange: TextView.textDidChangeNotification
    case .textViewDidEndEditing: TextView.textDidEndEditingNotification
    case .keyboardWillShow: Responder.keyboardWillShowNotification
    case .keyboardDidShow: Responder.keyboardDidShowNotification
    case .keyboardWillHide: Responder.keyboardWillHideNotification
    case .keyboardDidHide: Responder.keyboardDidHideNotification
    case .keyboardWillChangeFrame: Responder.keyboardWillChangeFrameNotification
    case .keyboardDidChangeFrame: Responder.keyboardDidChangeFrameNotification
    case .pasteboardChanged: Pasteboard.changedNotification
    case .accessibilityChanged(let name): Notification.Name(name)
    case .contentSizeCategoryChanged: ContentSizeCategory.didChangeNotification
    }
  }

  fileprivate var userInfo: [AnyHashable: Any]? {
    switch self {
    case .keyboardWillShow(let change), .keyboardDidShow(let change),
      .keyboardWillHide(let change), .keyboardDidHide(let change),
      .keyboardWillChangeFrame(let change), .keyboardDidChangeFrame(let change):
      [
        Responder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: change.from),
        Responder.keyboardFrameEndUserInfoKey: NSValue(cgRect: change.to),
        Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    case .pasteboardChanged(let added, let removed):
      [
        Pasteboard.changedTypesAddedUserInfoKey: added,
        Pasteboard.changedTypesRemovedUserInfoKey: removed,
      ]
    case .contentSizeCategoryChanged(let name):
      [ContentSizeCategory.newValueUserInfoKey: ContentSizeCategory(rawValue: name)]
    default: nil
    }
  }
}

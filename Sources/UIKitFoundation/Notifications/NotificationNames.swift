// Names of notifications. What each tells of stands at the call, delegate method or list of observers that
// tells the same.
public import Foundation
public import Widgets
public import WindowResponder

extension Application {
  /// The program has started.
  public nonisolated static var didFinishLaunchingNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidFinishLaunchingNotification")
  }
  /// The program can be worked with.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidBecomeActiveNotification")
  }
  /// The program is about to be worked with no longer.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillResignActiveNotification")
  }
  /// Nothing of the program is to be seen any more.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Something of the program is about to be seen again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillEnterForegroundNotification")
  }
  /// The program is about to end.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillTerminateNotification")
  }
  /// Memory is short.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Another day has begun, on a telephone; it is never posted.
  public nonisolated static var significantTimeChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationSignificantTimeChangeNotification")
  }
  /// A picture of the screen was taken, on a telephone; it is never posted.
  public nonisolated static var userDidTakeScreenshotNotification: Notification.Name {
    NotificationBridge.name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// The status bar turns, on a telephone; it is never posted.
  public nonisolated static var willChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The status bar has turned, on a telephone; it is never posted.
  public nonisolated static var didChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// A telephone lets the program work unseen, or no longer; it is never posted.
  public nonisolated static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Protected files can be read, on a telephone; it is never posted.
  public nonisolated static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Protected files can be read no longer, on a telephone; it is never posted.
  public nonisolated static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
}

extension Scene {
  /// The scene belongs to the program.
  public nonisolated static var willConnectNotification: Notification.Name {
    NotificationBridge.name("UISceneWillConnectNotification")
  }
  /// The scene belongs to the program no longer.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UISceneDidDisconnectNotification")
  }
  /// The scene can be worked with.
  public nonisolated static var didActivateNotification: Notification.Name {
    NotificationBridge.name("UISceneDidActivateNotification")
  }
  /// The scene is about to be worked with no longer.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    NotificationBridge.name("UISceneWillDeactivateNotification")
  }
  /// Something of the scene is about to be seen again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UISceneWillEnterForegroundNotification")
  }
  /// Nothing of the scene is to be seen any more.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UISceneDidEnterBackgroundNotification")
  }
}

extension PointerLockState {
  /// The pointer was locked, or is free again.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIPointerLockStateDidChangeNotification")
  }
}

extension Window {
  /// A window is on screen.
  public nonisolated static var didBecomeVisibleNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeVisibleNotification")
  }
  /// A window has left the screen.
  public nonisolated static var didBecomeHiddenNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeHiddenNotification")
  }
  /// Keys go to a window.
  public nonisolated static var didBecomeKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeKeyNotification")
  }
  /// Keys go to a window no longer.
  public nonisolated static var didResignKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidResignKeyNotification")
  }
}

extension Responder {
  /// Input views are about to come, or to get another height.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillShowNotification")
  }
  /// Input views have come, or have another height.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidShowNotification")
  }
  /// The input views are about to go.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillHideNotification")
  }
  /// The input views have gone.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidHideNotification")
  }
  /// The place of the input views is about to change.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillChangeFrameNotification")
  }
  /// The place of the input views has changed.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidChangeFrameNotification")
  }

  /// Where the input views are at the start, in window coordinates: an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the input views are at the end, in window coordinates: an `NSValue` with a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long what goes along may take, in seconds; the input views themselves are there at once.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of what goes along: 7, as on a telephone.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the input views belong to this program: always.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension TextField {
  /// Typing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidChangeNotification")
  }
  /// Typing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidEndEditingNotification")
  }
}

extension TextView {
  /// Typing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidBeginEditingNotification")
  }
  /// The user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidChangeNotification")
  }
  /// Typing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidEndEditingNotification")
  }
}

extension Pasteboard {
  /// What is on a pasteboard has changed.
  public nonisolated static var changedNotification: Notification.Name {
    NotificationBridge.name("UIPasteboardChangedNotification")
  }
  /// A pasteboard was given up; it is never posted: see `Pasteboard.removalObservers`.
  public nonisolated static var removedNotification: Notification.Name {
    NotificationBridge.name("UIPasteboardRemovedNotification")
  }

  /// The types that were not there before, an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The types that are no longer there, an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}

extension Device {
  /// The device is held another way; it is never posted.
  public nonisolated static var orientationDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceOrientationDidChangeNotification")
  }
  /// The battery has another level; it is never posted.
  public nonisolated static var batteryLevelDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The battery does something else; it is never posted.
  public nonisolated static var batteryStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Something is near, or no longer; it is never posted.
  public nonisolated static var proximityStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceProximityStateDidChangeNotification")
  }
}

extension Screen {
  /// A screen has another brightness; it is never posted.
  public nonisolated static var brightnessDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIScreenBrightnessDidChangeNotification")
  }
  /// A screen came; it is never posted: see `applicationDidChangeOutputs`.
  public nonisolated static var didConnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidConnectNotification")
  }
  /// A screen went; it is never posted: see `applicationDidChangeOutputs`.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidDisconnectNotification")
  }
}

extension Accessibility {
  /// The screen is read out, or no longer; it is never posted.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Things should move about less, or no longer.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Text is to be bold, or no longer; it is never posted.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// The contrast is another; it is never posted: see `systemAppearanceObservers`.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
}

extension ContentSizeCategory {
  /// The user wants text of another size.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIContentSizeCategoryDidChangeNotification")
  }
  /// The key of the new size in ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

// Names of notifications. The delegate method or observer list for the same event describes each of them.
public import Foundation
public import Widgets
public import WindowResponder

extension Application {
  /// Posted after the program has launched.
  public nonisolated static var didFinishLaunchingNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted after the program has become active.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted before the program becomes inactive.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillResignActiveNotification")
  }
  /// Posted after the program has become invisible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted before the program becomes visible again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted before the program ends.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillTerminateNotification")
  }
  /// Posted when memory is low.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Never posted. On a telephone, posted when a new day begins.
  public nonisolated static var significantTimeChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationSignificantTimeChangeNotification")
  }
  /// Never posted. On a telephone, posted after a screenshot.
  public nonisolated static var userDidTakeScreenshotNotification: Notification.Name {
    NotificationBridge.name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Never posted. On a telephone, posted before the status bar rotates.
  public nonisolated static var willChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Never posted. On a telephone, posted after the status bar has rotated.
  public nonisolated static var didChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// Never posted. On a telephone, posted when the permission for background work changes.
  public nonisolated static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// Never posted. On a telephone, posted when protected files become readable.
  public nonisolated static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// Never posted. On a telephone, posted before protected files become unreadable.
  public nonisolated static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
}

extension Scene {
  /// Posted when the scene is connected to the program.
  public nonisolated static var willConnectNotification: Notification.Name {
    NotificationBridge.name("UISceneWillConnectNotification")
  }
  /// Posted after the scene has been disconnected from the program.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UISceneDidDisconnectNotification")
  }
  /// Posted after the scene has become active.
  public nonisolated static var didActivateNotification: Notification.Name {
    NotificationBridge.name("UISceneDidActivateNotification")
  }
  /// Posted before the scene becomes inactive.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    NotificationBridge.name("UISceneWillDeactivateNotification")
  }
  /// Posted before the scene becomes visible again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UISceneWillEnterForegroundNotification")
  }
  /// Posted after the scene has become invisible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UISceneDidEnterBackgroundNotification")
  }
}

extension PointerLockState {
  /// Posted after the pointer was locked or unlocked.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIPointerLockStateDidChangeNotification")
  }
}

extension Window {
  /// Posted after a window has become visible.
  public nonisolated static var didBecomeVisibleNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeVisibleNotification")
  }
  /// Posted after a window was hidden.
  public nonisolated static var didBecomeHiddenNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeHiddenNotification")
  }
  /// Posted after a window has become the key window.
  public nonisolated static var didBecomeKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after a window has resigned as the key window.
  public nonisolated static var didResignKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidResignKeyNotification")
  }
}

extension Responder {
  /// Posted before input views appear or change their height.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillShowNotification")
  }
  /// Posted after input views have appeared or changed their height.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidShowNotification")
  }
  /// Posted before the input views disappear.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillHideNotification")
  }
  /// Posted after the input views have disappeared.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidHideNotification")
  }
  /// Posted before the frame of the input views changes.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the frame of the input views has changed.
  public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key for the frame of the input views at the start, in window coordinates: an `NSValue` with a
  /// `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame of the input views at the end, in window coordinates: an `NSValue` with a
  /// `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of animations alongside, in seconds. The input views themselves move at once.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of animations alongside: 7, as on a telephone.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for a Boolean value that indicates whether the input views belong to this program: always
  /// `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension TextField {
  /// Posted after editing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after the user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidChangeNotification")
  }
  /// Posted after editing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidEndEditingNotification")
  }
}

extension TextView {
  /// Posted after editing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after the user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidChangeNotification")
  }
  /// Posted after editing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidEndEditingNotification")
  }
}

extension Pasteboard {
  /// Posted after the content of a pasteboard has changed.
  public nonisolated static var changedNotification: Notification.Name {
    NotificationBridge.name("UIPasteboardChangedNotification")
  }
  /// Never posted: see `Pasteboard.removalObservers`.
  public nonisolated static var removedNotification: Notification.Name {
    NotificationBridge.name("UIPasteboardRemovedNotification")
  }

  /// The key for the types that were added, an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key for the types that were removed, an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
}

extension Device {
  /// Never posted. On a telephone, posted when the orientation of the device changes.
  public nonisolated static var orientationDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceOrientationDidChangeNotification")
  }
  /// Posted when the level of the batteries has changed, at most once a minute, while
  /// `isBatteryMonitoringEnabled` is `true`.
  public nonisolated static var batteryLevelDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// Posted when the state of the batteries has changed, while `isBatteryMonitoringEnabled` is
  /// `true`.
  public nonisolated static var batteryStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// Never posted. On a telephone, posted when the proximity state changes.
  public nonisolated static var proximityStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceProximityStateDidChangeNotification")
  }
}

extension Screen {
  /// Never posted. On a telephone, posted when the brightness of a screen changes.
  public nonisolated static var brightnessDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIScreenBrightnessDidChangeNotification")
  }
  /// Never posted: see `applicationDidChangeOutputs`.
  public nonisolated static var didConnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidConnectNotification")
  }
  /// Never posted: see `applicationDidChangeOutputs`.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidDisconnectNotification")
  }
}

extension Accessibility {
  /// Never posted. On a telephone, posted when VoiceOver is turned on or off.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Posted when the user's setting for reduced motion changes.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Posted when the user's setting for bold text changes.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// Posted when the user's setting for high contrast changes.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// Posted when the user's setting for labels of switches changes.
  public nonisolated static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }
  /// Posted when the user's setting for button shapes changes.
  public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name
  {
    NotificationBridge.name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
  /// Posted when the user's setting for reduced transparency changes.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
}

extension ContentSizeCategory {
  /// Posted when the user's text size changes.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIContentSizeCategoryDidChangeNotification")
  }
  /// The key for the new size in ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

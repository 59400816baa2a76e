// Names of notifications. The delegate method or observer list for the same event describes each of them.
public import Foundation
public import Widgets
public import WindowResponder

extension Application {
  /// A notification that is posted after the application has launched.
  public nonisolated static var didFinishLaunchingNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidFinishLaunchingNotification")
  }
  /// A notification that is posted after the application has become active.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidBecomeActiveNotification")
  }
  /// A notification that is posted before the application becomes inactive.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillResignActiveNotification")
  }
  /// A notification that is posted after the application has entered the background: none of its windows is
  /// visible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// A notification that is posted before a window of the application becomes visible again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillEnterForegroundNotification")
  }
  /// A notification that is posted before the application terminates.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillTerminateNotification")
  }
  /// A notification that is posted when memory is low.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// A notification that is never posted. iOS posts it when a new day begins.
  public nonisolated static var significantTimeChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationSignificantTimeChangeNotification")
  }
  /// A notification that is never posted. iOS posts it after a screenshot.
  public nonisolated static var userDidTakeScreenshotNotification: Notification.Name {
    NotificationBridge.name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// A notification that is never posted. iOS posts it before the status bar rotates.
  public nonisolated static var willChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// A notification that is never posted. iOS posts it after the status bar has rotated.
  public nonisolated static var didChangeStatusBarOrientationNotification: Notification.Name {
    NotificationBridge.name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// A notification that is never posted. iOS posts it when the permission for background work changes.
  public nonisolated static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// A notification that is never posted. iOS posts it when protected files become readable.
  public nonisolated static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// A notification that is never posted. iOS posts it before protected files become unreadable.
  public nonisolated static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    NotificationBridge.name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
}

extension Scene {
  /// A notification that is posted when a scene is connected to the application.
  public nonisolated static var willConnectNotification: Notification.Name {
    NotificationBridge.name("UISceneWillConnectNotification")
  }
  /// A notification that is posted after a scene has been disconnected from the application.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UISceneDidDisconnectNotification")
  }
  /// A notification that is posted after a scene has become active.
  public nonisolated static var didActivateNotification: Notification.Name {
    NotificationBridge.name("UISceneDidActivateNotification")
  }
  /// A notification that is posted before a scene becomes inactive.
  public nonisolated static var willDeactivateNotification: Notification.Name {
    NotificationBridge.name("UISceneWillDeactivateNotification")
  }
  /// A notification that is posted before a scene becomes visible again.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationBridge.name("UISceneWillEnterForegroundNotification")
  }
  /// A notification that is posted after a scene has become invisible.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationBridge.name("UISceneDidEnterBackgroundNotification")
  }
}

extension PointerLockState {
  /// A notification that is posted after the pointer was locked or unlocked.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIPointerLockStateDidChangeNotification")
  }
}

extension Window {
  /// A notification that is posted after a window has become visible.
  public nonisolated static var didBecomeVisibleNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeVisibleNotification")
  }
  /// A notification that is posted after a window was hidden.
  public nonisolated static var didBecomeHiddenNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeHiddenNotification")
  }
  /// A notification that is posted after a window has become the key window.
  public nonisolated static var didBecomeKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidBecomeKeyNotification")
  }
  /// A notification that is posted after a window has resigned as the key window.
  public nonisolated static var didResignKeyNotification: Notification.Name {
    NotificationBridge.name("UIWindowDidResignKeyNotification")
  }
}

extension Responder {
  /// A notification that is posted before input views appear or change their height.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillShowNotification")
  }
  /// A notification that is posted after input views have appeared or changed their height.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidShowNotification")
  }
  /// A notification that is posted before the input views disappear.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillHideNotification")
  }
  /// A notification that is posted after the input views have disappeared.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardDidHideNotification")
  }
  /// A notification that is posted before the frame of the input views changes.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    NotificationBridge.name("UIKeyboardWillChangeFrameNotification")
  }
  /// A notification that is posted after the frame of the input views has changed.
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
  /// The key for the curve of animations alongside. Its value is 7, as on iOS.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for a Boolean value that indicates whether the input views belong to this program: always
  /// `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension TextField {
  /// A notification that is posted after editing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidBeginEditingNotification")
  }
  /// A notification that is posted after the user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidChangeNotification")
  }
  /// A notification that is posted after editing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextFieldTextDidEndEditingNotification")
  }
}

extension TextView {
  /// A notification that is posted after editing has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidBeginEditingNotification")
  }
  /// A notification that is posted after the user has changed the text.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidChangeNotification")
  }
  /// A notification that is posted after editing has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    NotificationBridge.name("UITextViewTextDidEndEditingNotification")
  }
}

extension Pasteboard {
  /// A notification that is posted after the content of a pasteboard has changed.
  public nonisolated static var changedNotification: Notification.Name {
    NotificationBridge.name("UIPasteboardChangedNotification")
  }
  /// A notification that is never posted. Use `Pasteboard.removalObservers` instead.
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
  /// A notification that is never posted. iOS posts it when the orientation of the device changes.
  public nonisolated static var orientationDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceOrientationDidChangeNotification")
  }
  /// A notification that is posted when the level of the batteries has changed, at most once a minute, while
  /// `isBatteryMonitoringEnabled` is `true`.
  public nonisolated static var batteryLevelDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// A notification that is posted when the state of the batteries has changed, while
  /// `isBatteryMonitoringEnabled` is `true`.
  public nonisolated static var batteryStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// A notification that is never posted. iOS posts it when the proximity state changes.
  public nonisolated static var proximityStateDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIDeviceProximityStateDidChangeNotification")
  }
}

extension Screen {
  /// A notification that is never posted. iOS posts it when the brightness of a screen changes.
  public nonisolated static var brightnessDidChangeNotification: Notification.Name {
    NotificationBridge.name("UIScreenBrightnessDidChangeNotification")
  }
  /// A notification that is never posted. Implement the delegate's `applicationDidChangeOutputs` instead.
  public nonisolated static var didConnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidConnectNotification")
  }
  /// A notification that is never posted. Implement the delegate's `applicationDidChangeOutputs` instead.
  public nonisolated static var didDisconnectNotification: Notification.Name {
    NotificationBridge.name("UIScreenDidDisconnectNotification")
  }
}

extension Accessibility {
  /// A notification that is never posted. iOS posts it when the user's setting for inverted colors changes.
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityInvertColorsStatusDidChange")
  }
  /// A notification that is never posted, because AT-SPI does not report the end of an announcement.
  public nonisolated static var announcementDidFinishNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityAnnouncementDidFinishNotification")
  }
  /// A notification that is never posted, because AT-SPI does not report the element that is read.
  public nonisolated static var elementFocusedNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityElementFocusedNotification")
  }
  /// A notification that is posted when `isVoiceOverRunning` changes: an assistive technology has begun or
  /// ended reading the program.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for reduced motion changes.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for bold text changes.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for high contrast changes.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for labels of switches changes.
  public nonisolated static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for button shapes changes.
  public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name
  {
    NotificationBridge.name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
  /// A notification that is posted when the user's setting for reduced transparency changes.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NotificationBridge.name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }
}

extension ContentSizeCategory {
  /// A notification that is posted when the user's text size changes.
  public nonisolated static var didChangeNotification: Notification.Name {
    NotificationBridge.name("UIContentSizeCategoryDidChangeNotification")
  }
  /// The key for the new size in the user information of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

// Device, screen, scenes, haptic feedback and accessibility.
import WindowResponder

/// UIKit's name for `Device`.
public typealias UIDevice = Device
/// UIKit's name for `DeviceOrientation`.
public typealias UIDeviceOrientation = DeviceOrientation
/// UIKit's name for `Screen`.
public typealias UIScreen = Screen
/// UIKit's name for `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// UIKit's name for `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask
/// UIKit's name for `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// UIKit's name for `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// UIKit's name for `StatusBarManager`.
public typealias UIStatusBarManager = StatusBarManager

/// UIKit's name for `Scene`.
public typealias UIScene = Scene
/// UIKit's name for `WindowScene`.
public typealias UIWindowScene = WindowScene
/// UIKit's name for `SceneSession`.
public typealias UISceneSession = SceneSession
/// UIKit's name for `SceneConfiguration`.
public typealias UISceneConfiguration = SceneConfiguration
/// UIKit's name for `SceneDelegate`, which is also the usual name of a program's own class.
public typealias UISceneDelegate = WindowResponder.SceneDelegate
/// UIKit's name for `WindowSceneDelegate`.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// UIKit's name for `SceneSizeRestrictions`.
public typealias UISceneSizeRestrictions = SceneSizeRestrictions
/// UIKit's name for `Application.BackgroundTaskIdentifier`.
public typealias UIBackgroundTaskIdentifier = Application.BackgroundTaskIdentifier

/// UIKit's name for `FeedbackGenerator`.
public typealias UIFeedbackGenerator = FeedbackGenerator
/// UIKit's name for `ImpactFeedbackGenerator`.
public typealias UIImpactFeedbackGenerator = ImpactFeedbackGenerator
/// UIKit's name for `SelectionFeedbackGenerator`.
public typealias UISelectionFeedbackGenerator = SelectionFeedbackGenerator
/// UIKit's name for `NotificationFeedbackGenerator`.
public typealias UINotificationFeedbackGenerator = NotificationFeedbackGenerator

/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
/// UIKit's name for `AccessibilityCustomAction`.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// UIKit's name for `AccessibilityContainerType`.
public typealias UIAccessibilityContainerType = AccessibilityContainerType
/// UIKit's name for `AccessibilityNavigationStyle`.
public typealias UIAccessibilityNavigationStyle = AccessibilityNavigationStyle
/// UIKit's name for `AccessibilityScrollDirection`.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection
/// UIKit's name for `AccessibilityCustomRotor`.
public typealias UIAccessibilityCustomRotor = AccessibilityCustomRotor
/// UIKit's name for `AccessibilityCustomRotorItemResult`.
public typealias UIAccessibilityCustomRotorItemResult = AccessibilityCustomRotorItemResult
/// UIKit's name for `AccessibilityCustomRotorSearchPredicate`.
public typealias UIAccessibilityCustomRotorSearchPredicate = AccessibilityCustomRotorSearchPredicate
/// UIKit's name for `AccessibilityTextualContext`.
public typealias UIAccessibilityTextualContext = AccessibilityTextualContext
/// UIKit's name for `AccessibilityAnnouncement.Priority`.
public typealias UIAccessibilityPriority = AccessibilityAnnouncement.Priority
/// The name of `AccessibilityCustomContent` in Apple's framework Accessibility.
public typealias AXCustomContent = AccessibilityCustomContent
/// The name of `AccessibilityCustomContentProvider` in Apple's framework Accessibility.
public typealias AXCustomContentProvider = AccessibilityCustomContentProvider

// Responders, events, views and the application.
import Widgets
import WindowResponder

/// UIKit's name for `Responder`.
public typealias UIResponder = Responder
/// UIKit's name for `View`.
public typealias UIView = View
/// UIKit's name for `StackView`.
public typealias UIStackView = StackView
/// UIKit's name for `ScrollView`.
public typealias UIScrollView = ScrollView
/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name for `Window`.
public typealias UIWindow = Window
/// UIKit's name for `ViewController`.
public typealias UIViewController = ViewController
/// UIKit's name for `Application`.
public typealias UIApplication = Application
/// UIKit's name for `ApplicationDelegate`.
public typealias UIApplicationDelegate = ApplicationDelegate
/// UIKit's name for `Event`.
public typealias UIEvent = Event
/// UIKit's name for `PressesEvent`.
public typealias UIPressesEvent = PressesEvent
/// UIKit's name for `Touch`.
public typealias UITouch = Touch
/// UIKit's name for `Press`.
public typealias UIPress = Press
/// UIKit's name for `Key`.
public typealias UIKey = Key
/// UIKit's name for `KeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
/// UIKit's name for `KeyboardHIDUsage`.
public typealias UIKeyboardHIDUsage = KeyboardHIDUsage
/// UIKit's name for `KeyInput`.
public typealias UIKeyInput = KeyInput
/// The Media Player framework's name for `NowPlayingInfoCenter`.
public typealias MPNowPlayingInfoCenter = NowPlayingInfoCenter
/// The Media Player framework's name for `NowPlayingPlaybackState`.
public typealias MPNowPlayingPlaybackState = NowPlayingPlaybackState

/// UIKit's name for `AccessibilityElement`.
public typealias UIAccessibilityElement = AccessibilityElement

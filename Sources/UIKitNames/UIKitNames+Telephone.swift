// Members that only code for telephones and tablets uses.
import ResponderGraphics
import Widgets
import WindowResponder

extension Application {
  /// A Boolean value that indicates whether a device shows network activity. It is stored without effect.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Self.isNetworkActive }
    set { Self.isNetworkActive = newValue }
  }
  private static var isNetworkActive = false

  /// The frame of the status bar. Always zero, because a desktop has no status bar.
  public var statusBarFrame: Rect { .zero }
  /// A Boolean value that indicates whether the status bar is hidden. Always `true`.
  public var isStatusBarHidden: Bool { true }
  /// The style of the status bar. Always the default style.
  public var statusBarStyle: StatusBarStyle { .default }
  /// A Boolean value that indicates whether protected files can be read. Always `true`.
  public var isProtectedDataAvailable: Bool { true }

  /// Returns without effect: a desktop has no remote notifications. Neither the delegate's method for success
  /// nor the one for failure is called.
  public func registerForRemoteNotifications() {}
  /// Returns without effect: a desktop has no remote notifications.
  public func unregisterForRemoteNotifications() {}
  /// A Boolean value that indicates whether the application receives remote notifications. Always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// A Boolean value that indicates whether the application can change its icon. Always `false`, because the
  /// desktop file names the icon.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon in use. Always `nil`, for the primary icon.
  public var alternateIconName: String? { nil }
}

extension Device {
  /// A Boolean value that indicates whether the proximity sensor is read. It stays `false`, as on each device
  /// without such a sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the user is near the device. Always `false`, because there is no
  /// sensor.
  public var proximityState: Bool { false }
  /// A Boolean value that indicates whether several programs run at the same time. Always `true`.
  public var isMultitaskingSupported: Bool { true }
  /// Returns without effect: the keys of an input view are silent, as they are on a device whose user has
  /// switched clicks off.
  public func playInputClick() {}
}

extension KeyboardLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a floating keyboard. It stays `false`, because
  /// the compositor shows floating keyboards and does not report their frames.
  public var followsUndockedKeyboard: Bool {
    get { false }
    set {}
  }
}

extension ImageRendererFormat {
  /// The range of an image's colors. Follows `UIGraphicsImageRendererFormat.Range`.
  public enum Range: Int, Hashable, Sendable {
    /// A range that is not specified.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// The extended sRGB range, which is drawn as sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The preferred range of the image's colors. It stays `.standard`, because images are always sRGB.
  public var preferredRange: Range {
    get { .standard }
    set {}
  }
}

extension NotificationAction.Options {
  /// The user has to unlock the screen first. The option is stored without effect.
  public static let authenticationRequired = NotificationAction.Options(rawValue: 1 << 0)
  /// The action deletes data. The option is stored without effect.
  public static let destructive = NotificationAction.Options(rawValue: 1 << 1)
}

extension PageViewController.OptionsKey {
  /// The key of a raw value of `SpineLocation`, for `PageViewController.spineLocation`. Pages scroll with any
  /// value.
  public static let spineLocation = PageViewController.OptionsKey(rawValue: "spineLocation")
}

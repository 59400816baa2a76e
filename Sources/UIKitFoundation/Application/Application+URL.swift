public import Foundation
public import WindowResponder

extension Application {
  /// An option for opening a URL. Follows `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option to open the URL only in an application and not in a browser. A desktop ignores it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL with the desktop's program for it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, which are ignored.
  ///   - completion: A closure that is called with a Boolean value that indicates whether the desktop
  ///     received the address.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    open(address: url.absoluteString) { completion?($0) }
  }

  /// Opens a URL with the desktop's program for it. Returns `true` if the desktop has received the URL.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(address: url.absoluteString) { continuation.resume(returning: $0) }
    }
  }

  /// Opens a URL with the desktop's program for it. Returns `true` if the URL has a scheme.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(address: url.absoluteString)
    return canOpenURL(url)
  }

  /// Returns a Boolean value that indicates whether a URL has a scheme, such as `https:`. The desktop
  /// accepts all such URLs.
  public func canOpenURL(_ url: URL) -> Bool { canOpen(address: url.absoluteString) }

  /// The URL of the program's settings. A desktop has none: no program opens it.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension Application.LaunchOptionsKey {
  /// The URL that the program was launched to open. Never present: see `CommandLine.arguments`.
  public static let url = Application.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The program that launched this one. Never present.
  public static let sourceApplication = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A remote notification. Never present.
  public static let remoteNotification = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A quick action. Never present.
  public static let shortcutItem = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A location event. Never present.
  public static let location = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The user activity. Never present.
  public static let userActivityDictionary = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
}

extension Pasteboard {
  /// The URL of the first item. Setting it replaces all items, and also offers the URL as text.
  public var url: URL? {
    get { address.flatMap { URL(string: $0) } }
    set { address = newValue?.absoluteString }
  }

  /// The URLs of all items.
  public var urls: [URL]? {
    get { addresses?.compactMap { URL(string: $0) } }
    set { addresses = newValue?.map(\.absoluteString) }
  }

  /// Returns the first item's data of a type, or `nil` if it has none.
  public func data(forPasteboardType type: String) -> Data? {
    bytes(forPasteboardType: type).map { Data($0) }
  }

  /// Replaces all items by data of one type.
  public func setData(_ data: Data, forPasteboardType type: String) {
    setData([UInt8](data), forPasteboardType: type)
  }
}

extension Device {
  /// A unique identifier of this program on this machine, stored in its settings.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    let settings = Settings.standard
    if let known: String = settings[key], let id = UUID(uuidString: known) { return id }
    // Earlier versions stored it in Foundation's defaults, which belong to the name of the executable file.
    let former = UserDefaults.standard.string(forKey: key).flatMap { UUID(uuidString: $0) }
    let id = former ?? UUID()
    settings[key] = id.uuidString
    return id
  }
}

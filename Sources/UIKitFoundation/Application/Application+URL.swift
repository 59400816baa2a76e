public import Foundation
public import WindowResponder

extension Application {
  /// What a program may say when it has an address opened. Follows `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No browser should open the address. A desktop is not told.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Has the desktop open an address with the program that is meant for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Not looked at.
  ///   - completion: Whether it was handed to the desktop.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    open(address: url.absoluteString) { completion?($0) }
  }

  /// The same; waits until it was handed to the desktop, or not.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(address: url.absoluteString) { continuation.resume(returning: $0) }
    }
  }

  /// The same as it once was.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:)")
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(address: url.absoluteString)
    return canOpenURL(url)
  }

  /// Whether an address names what it is of, as `https:` does: a desktop is asked to open any of these.
  public func canOpenURL(_ url: URL) -> Bool { canOpen(address: url.absoluteString) }

  /// An address of the program's settings, which a desktop has not: nothing opens it.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension Application.LaunchOptionsKey {
  /// The address that the program was launched to open; never there, see `CommandLine.arguments`.
  public static let url = Application.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The program that launched this one; never there.
  public static let sourceApplication = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A message from the network; never there.
  public static let remoteNotification = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// A quick action; never there.
  public static let shortcutItem = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A place that was reached; never there.
  public static let location = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// What the user was doing; never there.
  public static let userActivityDictionary = Application.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
}

extension Pasteboard {
  /// The first item's address; setting it replaces everything, and offers it as text too.
  public var url: URL? {
    get { address.flatMap { URL(string: $0) } }
    set { address = newValue?.absoluteString }
  }

  /// The addresses of all items.
  public var urls: [URL]? {
    get { addresses?.compactMap { URL(string: $0) } }
    set { addresses = newValue?.map(\.absoluteString) }
  }

  /// The first item's data of a type; nil where it has none.
  public func data(forPasteboardType type: String) -> Data? {
    bytes(forPasteboardType: type).map { Data($0) }
  }

  /// Replaces everything by data of one type.
  public func setData(_ data: Data, forPasteboardType type: String) {
    setData([UInt8](data), forPasteboardType: type)
  }
}

extension Device {
  /// A number that this program has on this machine, kept with its settings.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    let settings = Settings.standard
    if let known: String = settings[key], let id = UUID(uuidString: known) { return id }
    // Earlier versions kept it with Foundation's defaults, which belong to the name of the executable file.
    let former = UserDefaults.standard.string(forKey: key).flatMap { UUID(uuidString: $0) }
    let id = former ?? UUID()
    settings[key] = id.uuidString
    return id
  }
}

/// What a program asks of a telephone, as far as it means something on a desktop.
extension Application {
  /// Has the desktop open an address, such as `https://example.org` or `mailto:…`, with the program that is
  /// meant for it.
  ///
  /// - Parameters:
  ///   - address: The address, a URI.
  ///   - completion: Whether it was handed to the desktop, which does not tell what became of it.
  public func open(address: String, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard canOpen(address: address) else { return programContext.later { completion(false) } }
    handOver(address, completion)
  }

  /// Whether an address names what it is of, as `https:` does: a desktop is asked to open any of these.
  public func canOpen(address: String) -> Bool {
    guard let end = address.firstIndex(of: ":"), address.first?.isLetter == true,
      address.index(after: end) < address.endIndex
    else { return false }
    return address[..<end].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }

  /// A number that a telephone shows on the program's icon. It is kept; a desktop is not told.
  public final var applicationIconBadgeNumber: Int {
    get { extras.badgeNumber }
    set { extras.badgeNumber = newValue }
  }

  /// Whether a telephone shows that the program uses the network. It is kept, and nothing is shown.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { extras.isNetworkActive }
    set { extras.isNetworkActive = newValue }
  }

  /// Where a status bar is: nowhere.
  public final var statusBarFrame: Rect { .zero }
  /// Whether the status bar is hidden: there is none.
  public final var isStatusBarHidden: Bool { true }
  /// How a status bar looks.
  public final var statusBarStyle: StatusBarStyle { .default }
  /// Which way up the windows are: by the shape of the key window.
  public final var statusBarOrientation: InterfaceOrientation {
    scenes.windowScene?.interfaceOrientation ?? .unknown
  }
  /// Whether files that are protected can be read: always.
  public final var isProtectedDataAvailable: Bool { true }
  /// Which ways up a window may be shown: as the delegate says.
  public final func supportedInterfaceOrientations(
    for window: Window?
  ) -> InterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Messages and icons

  /// Asks a telephone for messages from the network. A desktop has none: neither the delegate's method for
  /// success nor that for failure is called.
  public final func registerForRemoteNotifications() {}
  /// Wants no such messages any more.
  public final func unregisterForRemoteNotifications() {}
  /// Whether such messages come: never.
  public final var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the program can change its icon: its desktop file names it.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use; nil for the usual one.
  public final var alternateIconName: String? { nil }

  // MARK: Background

  /// A task that a telephone would let the program finish. Follows `UIBackgroundTaskIdentifier`.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates a name from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// Begins something that should be finished also when nothing of the program is seen. A desktop lets
  /// programs run, so that there is nothing to ask for, and the handler is never called.
  public final func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    extras.lastBackgroundTask += 1
    return BackgroundTaskIdentifier(rawValue: extras.lastBackgroundTask)
  }
  /// Ends it.
  public final func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}
  /// How long the program may run when it is not seen, in seconds: for ever.
  public final var backgroundTimeRemaining: Double { .greatestFiniteMagnitude }
}

/// The members of `UIApplication` that concern a device, as far as they apply to a desktop.
extension Application {
  /// Opens a URL, such as `https://example.org` or `mailto:…`, in the program that the desktop uses for
  /// it.
  ///
  /// - Parameters:
  ///   - address: The URL.
  ///   - completion: Called with a Boolean value that indicates whether the URL was sent to the desktop.
  ///     The desktop does not report the result of opening it.
  public func open(address: String, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard canOpen(address: address) else { return programContext.later { completion(false) } }
    handOver(address, completion)
  }

  /// Returns a Boolean value that indicates whether a URL begins with a scheme, such as `https:`. The
  /// desktop can be asked to open every such URL.
  public func canOpen(address: String) -> Bool {
    guard let end = address.firstIndex(of: ":"), address.first?.isLetter == true,
      address.index(after: end) < address.endIndex
    else { return false }
    return address[..<end].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }

  /// The number that a device shows on the application's icon. It is stored, but not sent to the desktop.
  public final var applicationIconBadgeNumber: Int {
    get { extras.badgeNumber }
    set { extras.badgeNumber = newValue }
  }

  /// The orientation of the interface, by the shape of the key window.
  public final var statusBarOrientation: InterfaceOrientation {
    scenes.windowScene?.interfaceOrientation ?? .unknown
  }
  /// Returns the orientations that the delegate supports for a window. The default is all.
  public final func supportedInterfaceOrientations(
    for window: Window?
  ) -> InterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Background

  /// An identifier of a task that a device lets a program finish in the background. Follows
  /// `UIBackgroundTaskIdentifier`.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An identifier of no task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// Begins a task that the program finishes before it ends.
  ///
  /// If the program is asked to end while tasks are running, its windows close. The program continues without
  /// windows until ``endBackgroundTask(_:)`` was called for each task, for at most 30 seconds.
  /// After that time, the expiration handlers are called in the order in which the tasks began, and the
  /// program ends. A second signal ends it at once, and so does the loss of the compositor.
  ///
  /// - Parameters:
  ///   - name: A name for the program's own use.
  ///   - handler: Called when the time is over.
  /// - Returns: The identifier of the task.
  public final func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    BackgroundTaskIdentifier(rawValue: extras.backgroundTasks.begin(handler))
  }
  /// Ends a background task. An identifier of no running task is ignored.
  public final func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {
    if extras.backgroundTasks.end(identifier.rawValue) { isTerminating = true }
  }
  /// The time that the program may continue without windows for its tasks, in seconds. There is no limit
  /// before the program is asked to end: the value is the largest finite number.
  public final var backgroundTimeRemaining: Double { extras.backgroundTasks.remainingTime }
}

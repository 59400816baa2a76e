import ResponderSystem

/// What the application asks of the desktop's portals.
extension Application {
  /// Has the desktop not put the machine to sleep, end the session or the like, for as long as what is
  /// returned lives. Follows `ProcessInfo.beginActivity(options:reason:)`.
  ///
  ///     let activity = Application.shared.beginActivity(
  ///       options: .userInitiated, reason: "Copying files")
  ///     defer { activity.end() }
  ///
  /// It is `org.freedesktop.portal.Inhibit`. Without such a portal nothing happens, and
  /// ``ProgramActivity/isInEffect`` stays false.
  ///
  /// - Parameters:
  ///   - options: What the desktop is to leave undone.
  ///   - reason: What people read of it.
  public final func beginActivity(
    options: ProgramActivity.Options, reason: String
  ) -> ProgramActivity {
    ProgramActivity(options: options, reason: reason, in: programContext)
  }

  /// Ends what ``beginActivity(options:reason:)`` began.
  public final func endActivity(_ activity: ProgramActivity) { activity.end() }

  /// Has the desktop make a picture of the screen, where the user lets it; gives the path of a file, which is
  /// the program's to remove.
  ///
  /// - Parameters:
  ///   - interactive: Whether the user chooses what is to be seen.
  ///   - window: The window that the desktop's question belongs to; nil for none.
  /// - Throws: ``PortalError``, also for a path that is not UTF-8; see
  ///   ``captureScreenPathname(interactive:above:)``.
  public final func captureScreen(
    interactive: Bool = false, above window: Window? = nil
  ) async throws(PortalError) -> String {
    let path = try await captureScreenPathname(interactive: interactive, above: window)
    guard let text = path.string else { throw .malformed }
    return text
  }

  /// Requests a picture of the screen from the desktop, and returns the path of its file, which need not be
  /// UTF-8. The program removes the file.
  ///
  /// - Parameters:
  ///   - interactive: Whether the user chooses what is to be seen.
  ///   - window: The window that the desktop's question belongs to; nil for none.
  /// - Throws: ``PortalError``.
  public final func captureScreenPathname(
    interactive: Bool = false, above window: Window? = nil
  ) async throws(PortalError) -> Pathname {
    let parent = window?.portalParent
    let result: Result<Pathname, PortalError> = await withCheckedContinuation { continuation in
      DesktopPortals.captureScreen(
        interactive: interactive, above: parent, in: programContext
      ) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Has the user tell the program who he is.
  ///
  /// - Parameters:
  ///   - reason: Why the program asks, in a sentence; people read it.
  ///   - window: The window that the desktop's question belongs to; nil for none.
  /// - Throws: ``PortalError``.
  public final func userInformation(
    reason: String, above window: Window? = nil
  ) async throws(PortalError) -> UserInformation {
    let parent = window?.portalParent
    let result: Result<UserInformation, PortalError> = await withCheckedContinuation {
      continuation in
      DesktopPortals.userInformation(reason: reason, above: parent, in: programContext) {
        continuation.resume(returning: $0)
      }
    }
    return try result.get()
  }

  /// Asks whether the program may run without a window, and be started when the user logs in.
  ///
  /// Outside of a sandbox nothing keeps a program from the first; desktops start it all the same.
  ///
  /// - Parameters:
  ///   - reason: Why the program asks, in a sentence; people read it.
  ///   - startsAtLogin: Whether it is to be started when the user logs in, or no longer.
  ///   - command: The words of the command that starts it; empty for the one of its desktop file.
  ///   - window: The window that the desktop's question belongs to; nil for none.
  /// - Returns: What the user allows, which may be nothing.
  /// - Throws: ``PortalError``.
  public final func requestBackground(
    reason: String, startsAtLogin: Bool = false, command: [String] = [],
    above window: Window? = nil
  ) async throws(PortalError) -> BackgroundPermission {
    let parent = window?.portalParent
    let result: Result<BackgroundPermission, PortalError> = await withCheckedContinuation {
      continuation in
      DesktopPortals.requestBackground(
        reason: reason, startsAtLogin: startsAtLogin, command: command, above: parent,
        in: programContext
      ) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }
}

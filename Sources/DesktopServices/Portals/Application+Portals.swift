import ResponderSystem

/// The application's requests to the desktop's portals.
extension Application {
  /// Begins an activity during which the desktop does not suspend the machine, end the session or the like,
  /// as the options say. It lasts until the returned object is released. Follows
  /// `ProcessInfo.beginActivity(options:reason:)`.
  ///
  ///     let activity = Application.shared.beginActivity(
  ///       options: .userInitiated, reason: "Copying files")
  ///     defer { activity.end() }
  ///
  /// Uses `org.freedesktop.portal.Inhibit`. Without this portal nothing happens, and
  /// ``ProgramActivity/isInEffect`` stays `false`.
  ///
  /// - Parameters:
  ///   - options: The actions that the desktop does not take.
  ///   - reason: The reason, shown to the user.
  public final func beginActivity(
    options: ProgramActivity.Options, reason: String
  ) -> ProgramActivity {
    ProgramActivity(options: options, reason: reason, in: programContext)
  }

  /// Ends an activity that ``beginActivity(options:reason:)`` has begun.
  public final func endActivity(_ activity: ProgramActivity) { activity.end() }

  /// Requests a screenshot from the desktop, if the user allows it, and returns the path of its file. The
  /// caller removes the file.
  ///
  /// - Parameters:
  ///   - interactive: A Boolean value that indicates whether the user chooses the part of the screen.
  ///   - window: The window to which the desktop's dialog belongs, or `nil`.
  /// - Throws: ``PortalError``, also for a path that is not UTF-8. See
  ///   ``captureScreenPathname(interactive:above:)``.
  public final func captureScreen(
    interactive: Bool = false, above window: Window? = nil
  ) async throws(PortalError) -> String {
    let path = try await captureScreenPathname(interactive: interactive, above: window)
    guard let text = path.string else { throw .malformed }
    return text
  }

  /// Requests a screenshot from the desktop, if the user allows it, and returns the path of its file, which
  /// may be other than UTF-8. The caller removes the file.
  ///
  /// - Parameters:
  ///   - interactive: A Boolean value that indicates whether the user chooses the part of the screen.
  ///   - window: The window to which the desktop's dialog belongs, or `nil`.
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

  /// Requests the user's name and picture from the desktop, which asks the user.
  ///
  /// - Parameters:
  ///   - reason: The reason in one sentence, shown to the user.
  ///   - window: The window to which the desktop's dialog belongs, or `nil`.
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

  /// Requests permission to run without a window, and to be started when the user logs in.
  ///
  /// Outside a sandbox a program can always run without a window. Desktops start it at login all the same.
  ///
  /// - Parameters:
  ///   - reason: The reason in one sentence, shown to the user.
  ///   - startsAtLogin: A Boolean value that indicates whether the program is started when the user logs in.
  ///   - command: The arguments of the command that starts the program, or an empty array for the command of
  ///     its desktop file.
  ///   - window: The window to which the desktop's dialog belongs, or `nil`.
  /// - Returns: The permissions that the user gives. There may be none.
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

import ResponderSystem

/// The methods of an object that is notified of launching, activation and closing, and that `@main` is put
/// on.
///
/// There are two methods before launching and two after it, each time the one with options first. Both are
/// called, so that a delegate may implement either or both. UIKit does not call the one without options if
/// both exist.
///
/// Every method has a default implementation. A class that is marked with `@main` is a ``Responder`` too, as
/// in `class AppDelegate: Responder, ApplicationDelegate`. Follows `UIApplicationDelegate`.
@preconcurrency @MainActor public protocol ApplicationDelegate: AnyObject {
  /// Tells the delegate that the program is starting. No window is on screen. The result is ignored.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always `nil`. A desktop passes only the arguments in `CommandLine.arguments`.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the program is starting. No window is on screen. Called after
  /// ``application(_:willFinishLaunchingWithOptions:)-(_,[Application.LaunchOptionsKey:Any]?)``.
  func applicationWillFinishLaunching(_ application: Application)
  /// Tells the delegate that the program has started. Show a window here. The result is ignored.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Always `nil`. A desktop passes only the arguments in `CommandLine.arguments`.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the program has started. Show a window here. Called after
  /// ``application(_:didFinishLaunchingWithOptions:)-(_,[Application.LaunchOptionsKey:Any]?)``.
  func applicationDidFinishLaunching(_ application: Application)
  /// Tells the delegate that the application has become active. Not called if the scene has a delegate, whose
  /// ``SceneDelegate/sceneDidBecomeActive(_:)`` is called instead.
  func applicationDidBecomeActive(_ application: Application)
  /// Tells the delegate that the application is about to become inactive. Not called if the scene has a
  /// delegate, whose ``SceneDelegate/sceneWillResignActive(_:)`` is called instead.
  func applicationWillResignActive(_ application: Application)
  /// Tells the delegate that no window of the application is visible any more. Not called if the scene has a
  /// delegate, whose ``SceneDelegate/sceneDidEnterBackground(_:)`` is called instead.
  func applicationDidEnterBackground(_ application: Application)
  /// Tells the delegate that a window of the application is about to become visible again. Not called if the
  /// scene has a delegate, whose ``SceneDelegate/sceneWillEnterForeground(_:)`` is called instead.
  func applicationWillEnterForeground(_ application: Application)
  /// Tells the delegate that the program is about to end. Its last window was closed,
  /// ``Application/terminate()`` was called, it received SIGTERM, SIGINT or SIGHUP, or the connection to the
  /// compositor is lost. Before this call the application has entered the background, with the calls for
  /// that. Its windows are closed after this call, unless closing them is the reason for the end.
  ///
  /// There is no call before SIGKILL or a crash. Save important data earlier too: a short time after each
  /// change, and in ``applicationWillResignActive(_:)``.
  func applicationWillTerminate(_ application: Application)
  /// The name on the session bus by which only one instance of the program runs, such as `org.example.Notes`:
  /// that of its `.desktop` file. If it is `nil`, which is the default, several instances may run.
  ///
  /// A second instance sends its files to the first one, which receives them in
  /// ``application(_:openFiles:)-(_,[String])``, and exits.
  static var singleInstanceName: String? { get }
  /// The program's ``Application/identifier``, for use before the delegate is created: the name of its
  /// `.desktop` file, such as `org.example.Notes`.
  ///
  /// The default is ``singleInstanceName``. If it is `nil`, the program may set the application's
  /// `identifier` later.
  static var applicationIdentifier: String? { get }
  /// The lines about the program's own arguments with which the output of `--help` begins.
  ///
  /// The library handles `--help` and the options that override the desktop's appearance, such as
  /// `--contrast high`: see <doc:CommandLines>. The default is the empty string, for a line with the
  /// program's name. If it is `nil`, the library handles no options.
  static var commandLineHelp: String? { get }
  /// Asks the delegate whether the program may end, when the user requests it with Ctrl+Q or in another way.
  /// Not called before a signal ends the program.
  func applicationShouldTerminate(_ application: Application) -> TerminateReply
  /// Tells the delegate that the program was started again while it runs, to open files. The key window is
  /// activated before, as far as the desktop permits it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - paths: The absolute paths of the files. Without files the program was only asked to show itself.
  ///     Files whose names are not UTF-8 are left out, and the program names them on the standard error;
  ///     ``application(_:openPathnames:)`` receives them.
  func application(_ application: Application, openFiles paths: [String])
  /// Tells the delegate that the program was started again while it runs, to open files whose names may be
  /// other than UTF-8. The paths are absolute. Calls ``application(_:openFiles:)-(_,[String])`` by default.
  func application(_ application: Application, openPathnames paths: [Pathname])
  /// Tells the delegate that the program was started again while it runs, to open URLs that are not
  /// files, such as `notes://today`. ``Application/launchAddresses`` has those of the first start.
  func application(_ application: Application, openAddresses addresses: [String])
  /// Asks the delegate whether the program ends after the last window was closed.
  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool
  /// Asks the delegate whether a window may close when the user requests it.
  func windowShouldClose(_ window: Window) -> Bool
  /// Tells the delegate that an output was added or removed, or has changed its transform, size or scale.
  func applicationDidChangeOutputs(_ application: Application)
  /// Tells the delegate that the number of device pixels per point of a window has changed:
  /// ``AdaptiveResponder/contentScaleFactor``.
  func windowDidChangeScale(_ window: Window)
  /// Tells the delegate that the desktop requests other colors, contrasts, text sizes or motion:
  /// ``Application/systemAppearance``. The theme has followed already, unless the program has set one.
  func applicationDidChangeSystemAppearance(_ application: Application)
  /// Tells the delegate that the desktop's language, or its format of dates and numbers, has changed.
  func applicationDidChangeLocale(_ application: Application)
  /// Tells the delegate that memory is low. Release objects that can be created again.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// Asks the delegate for the configuration of the scene of the application's windows, which is about to be
  /// connected after launching. The default configuration has no delegate unless the program has a class
  /// `SceneDelegate`.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// Tells the delegate that the user has discarded scenes. Never called, because there is one scene, which
  /// lives as long as the application.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
  /// Asks the delegate for the orientations of a window. A desktop gives a window any shape, so that the
  /// result affects only ``Application/supportedInterfaceOrientations(for:)``.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask

  // MARK: State

  /// Asks the delegate whether the program's state is saved. The default is `false`, so that nothing is
  /// written. Called each time before the state is saved. See <doc:RestoringState>.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - coder: The coder into which the delegate may write, for example a version, to read it in
  ///     ``application(_:shouldRestoreSecureApplicationState:)``.
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool
  /// Asks the delegate whether the saved state is restored. The default is `false`. Called when there is a
  /// saved state, and a window with a root controller or an identifier. That is between the two pairs of
  /// launching methods, or after them if the second pair creates the window.
  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool
  /// Asks the delegate for a controller to restore that has no ``AdaptiveController/restorationClass``. The
  /// default is `nil`, for a controller that the program has created already, or that is not restored.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - identifierComponents: The identifiers of the controllers that contain it, from the outermost one,
  ///     and its own.
  ///   - coder: The coder with the controller's saved state.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController?
  /// Tells the delegate that the state is about to be saved, to write what belongs to no controller. The
  /// states of controllers and views are encoded after this call.
  func application(_ application: Application, willEncodeRestorableStateWith coder: Coder)
  /// Tells the delegate that all controllers and views have their state again, to read what
  /// ``application(_:willEncodeRestorableStateWith:)`` has written. The controllers and views are notified
  /// after this call that the restoration is complete.
  func application(_ application: Application, didDecodeRestorableStateWith coder: Coder)
}

extension ApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns `true`.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Takes no action.
  public func applicationWillFinishLaunching(_ application: Application) {}
  /// Takes no action.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Takes no action.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Takes no action.
  public func applicationWillResignActive(_ application: Application) {}
  /// Takes no action.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Takes no action.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Takes no action.
  public func applicationWillTerminate(_ application: Application) {}
  /// The default implementation returns `nil`.
  public static var singleInstanceName: String? { nil }
  /// The default implementation returns ``singleInstanceName``.
  public static var applicationIdentifier: String? { singleInstanceName }
  /// The default implementation returns the empty string.
  public static var commandLineHelp: String? { "" }
  /// Returns ``TerminateReply/terminateNow``.
  public func applicationShouldTerminate(_ application: Application) -> TerminateReply {
    .terminateNow
  }
  /// Takes no action.
  public func application(_ application: Application, openFiles paths: [String]) {}
  /// Calls ``application(_:openFiles:)-(_,[String])`` with the names that are UTF-8.
  public func application(_ application: Application, openPathnames paths: [Pathname]) {
    self.application(application, openFiles: application.texts(of: paths))
  }
  /// Takes no action.
  public func application(_ application: Application, openAddresses addresses: [String]) {}
  /// Returns `true`.
  public func applicationShouldTerminateAfterLastWindowClosed(
    _ application: Application
  ) -> Bool { true }
  /// Returns `true`.
  public func windowShouldClose(_ window: Window) -> Bool { true }
  /// Takes no action.
  public func applicationDidChangeOutputs(_ application: Application) {}
  /// Takes no action.
  public func windowDidChangeScale(_ window: Window) {}
  /// Takes no action.
  public func applicationDidChangeSystemAppearance(_ application: Application) {}
  /// Takes no action.
  public func applicationDidChangeLocale(_ application: Application) {}
  /// Takes no action.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}

  /// Returns the configuration of the session.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }
  /// Takes no action.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}
  /// Returns all orientations.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }
  /// Returns `false`.
  public func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { false }
  /// Returns `false`.
  public func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { false }
  /// Returns `nil`.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? { nil }
  /// Writes nothing.
  public func application(_ application: Application, willEncodeRestorableStateWith coder: Coder) {}
  /// Reads nothing.
  public func application(_ application: Application, didDecodeRestorableStateWith coder: Coder) {}

  /// Prevents `@main` on a class that is not a ``Responder``.
  @available(
    *, unavailable,
    message: "a class marked @main is a Responder: class X: Responder, ApplicationDelegate"
  )
  public static func main() {}
}

extension ApplicationDelegate where Self: Responder {
  /// Starts the program: connects to the display, creates the delegate with its `init()`, and runs until the
  /// end.
  ///
  /// If there is no display, or the connection to it is lost, the program writes one line to the standard
  /// error and exits with status 1.
  public static func main() {
    Application.main(delegate: Self.self)
  }
}

import ResponderSystem

/// Is notified of launching, activation and closing, and is what `@main` is put on.
///
/// There are two methods before launching and two after it, each time the one with options first: both
/// are called, so that neither is forgotten where somebody writes both. (UIKit leaves out the one without
/// options then.)
///
/// Every method has a default that does nothing special. A class marked `@main` is a ``Responder`` too, as
/// in `class AppDelegate: Responder, ApplicationDelegate`.
/// Follows `UIApplicationDelegate`.
@preconcurrency @MainActor public protocol ApplicationDelegate: AnyObject {
  /// The program is starting; no window is on screen. What it gives is not asked for anything.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - launchOptions: Nil. What a desktop has to say to a program that it starts is in
  ///     `CommandLine.arguments`.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is starting; no window is on screen. Called after
  /// ``application(_:willFinishLaunchingWithOptions:)-(_,[Application.LaunchOptionsKey:Any]?)``.
  func applicationWillFinishLaunching(_ application: Application)
  /// The program has started: show a window now. What it gives is not asked for anything.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - launchOptions: Nil. What a desktop has to say to a program that it starts is in
  ///     `CommandLine.arguments`.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program has started: show a window now. Called after
  /// ``application(_:didFinishLaunchingWithOptions:)-(_,[Application.LaunchOptionsKey:Any]?)``.
  func applicationDidFinishLaunching(_ application: Application)
  /// The program can be worked with.
  func applicationDidBecomeActive(_ application: Application)
  /// The program is about to be worked with no longer.
  func applicationWillResignActive(_ application: Application)
  /// Nothing of the program is to be seen any more.
  func applicationDidEnterBackground(_ application: Application)
  /// Something of the program is about to be seen again.
  func applicationWillEnterForeground(_ application: Application)
  /// The program is about to end: its last window was closed, ``Application/terminate()`` was called,
  /// SIGTERM, SIGINT or SIGHUP came, or the compositor is gone. It has left the foreground before, with
  /// the calls for that; its windows are closed after this, unless that is why it ends.
  ///
  /// SIGKILL and a crash come without a call. What must not be lost is saved earlier too: a little after
  /// each change, and in ``applicationWillResignActive(_:)``.
  func applicationWillTerminate(_ application: Application)
  /// The name on the session bus by which the program runs once, `org.example.Notes`: that of its
  /// `.desktop` file. Nil, as by default, for a program that runs as often as it is started.
  ///
  /// A later start hands its files over to the first, which hears of it by
  /// ``application(_:openFiles:)-(_,[String])``, and ends.
  static var singleInstanceName: String? { get }
  /// The program's ``Application/identifier``, known before the delegate is made: the one of its `.desktop`
  /// file, as `org.example.Notes`.
  ///
  /// The default is ``singleInstanceName``. If it is `nil`, the program may set the application's
  /// `identifier` later.
  static var applicationIdentifier: String? { get }
  /// The user asked to end the program, by Ctrl+Q or the like: whether it may end. Not asked before a
  /// signal ends it.
  func applicationShouldTerminate(_ application: Application) -> TerminateReply
  /// The program was started once more while it runs, to open files: their whole paths. Without files the
  /// program was only asked to show itself. Its key window is raised before, as far as the desktop lets it.
  ///
  /// Files whose names are not UTF-8 are left out, and named on the standard error;
  /// ``application(_:openPathnames:)`` receives them.
  func application(_ application: Application, openFiles paths: [String])
  /// The program was started once more while it runs, to open files whose names need not be UTF-8: their
  /// whole paths. Calls ``application(_:openFiles:)-(_,[String])`` by default.
  func application(_ application: Application, openPathnames paths: [Pathname])
  /// The program was started once more while it runs, to open addresses that are no files, as
  /// `notes://today`. Those of the first start are in ``Application/launchAddresses``.
  func application(_ application: Application, openAddresses addresses: [String])
  /// The last window was closed: whether the program ends.
  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool
  /// The user asked to close a window: whether it may be.
  func windowShouldClose(_ window: Window) -> Bool
  /// A monitor came, went, was turned, or changed its size or scale.
  func applicationDidChangeOutputs(_ application: Application)
  /// A window is shown with another number of device pixels per point:
  /// ``View/contentScaleFactor``.
  func windowDidChangeScale(_ window: Window)
  /// The desktop wants other colours, contrasts, text sizes or motion:
  /// ``Application/systemAppearance``. The theme has followed already, unless the program has set one.
  func applicationDidChangeSystemAppearance(_ application: Application)
  /// The desktop speaks another language, or writes dates and numbers in another way.
  func applicationDidChangeLocale(_ application: Application)
  /// Memory is short: let go of what can be made again.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// The scene of the program's windows is about to be connected, after launching: how. By default it
  /// has no delegate but a class `SceneDelegate` of the program.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// The user put scenes away for good. There is one, and it goes with the program.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
  /// Which ways up a window may be shown. A desktop gives windows any shape and does not ask.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask

  // MARK: State

  /// Whether the program's state is saved; false by default, so that nothing is written. It is asked each
  /// time that it would be. See <doc:RestoringState>.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - coder: What the delegate may write into, as a version of its own, to read it in
  ///     ``application(_:shouldRestoreSecureApplicationState:)``.
  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool
  /// Whether the program comes back with the state that was saved; false by default. Asked when there is
  /// some, and a window that has a root controller or an identifier: between the two pairs of methods of
  /// launching, or, where the window is made in the second, after it.
  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool
  /// Makes a controller again that has no ``ViewController/restorationClass``; nil, as by default, for one
  /// that the program has made already, or that is not to come back.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - identifierComponents: The identifiers of the controllers around it, from the outside in, and its
  ///     own.
  ///   - coder: What the controller wrote down.
  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController?
  /// The state is about to be saved: writes down what belongs to no controller. Controllers and views are
  /// asked after it.
  func application(_ application: Application, willEncodeRestorableStateWith coder: Coder)
  /// All controllers and views have their state again: reads what
  /// ``application(_:willEncodeRestorableStateWith:)`` wrote. Then they hear that all is done.
  func application(_ application: Application, didDecodeRestorableStateWith coder: Coder)
}

extension ApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationWillFinishLaunching(_ application: Application) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
  /// None.
  public static var singleInstanceName: String? { nil }
  /// The ``singleInstanceName``.
  public static var applicationIdentifier: String? { singleInstanceName }
  /// Ends it.
  public func applicationShouldTerminate(_ application: Application) -> TerminateReply {
    .terminateNow
  }
  /// Does nothing.
  public func application(_ application: Application, openFiles paths: [String]) {}
  /// Calls ``application(_:openFiles:)-(_,[String])`` with the names that are UTF-8.
  public func application(_ application: Application, openPathnames paths: [Pathname]) {
    self.application(application, openFiles: application.texts(of: paths))
  }
  /// Does nothing.
  public func application(_ application: Application, openAddresses addresses: [String]) {}
  /// Ends the program.
  public func applicationShouldTerminateAfterLastWindowClosed(
    _ application: Application
  ) -> Bool { true }
  /// Lets it close.
  public func windowShouldClose(_ window: Window) -> Bool { true }
  /// Does nothing.
  public func applicationDidChangeOutputs(_ application: Application) {}
  /// Does nothing.
  public func windowDidChangeScale(_ window: Window) {}
  /// Does nothing.
  public func applicationDidChangeSystemAppearance(_ application: Application) {}
  /// Does nothing.
  public func applicationDidChangeLocale(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}

  /// The usual way.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}
  /// All.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask { .all }
  /// It is not.
  public func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { false }
  /// It does not.
  public func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { false }
  /// None.
  public func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? { nil }
  /// Writes nothing.
  public func application(_ application: Application, willEncodeRestorableStateWith coder: Coder) {}
  /// Reads nothing.
  public func application(_ application: Application, didDecodeRestorableStateWith coder: Coder) {}

  /// Only a ``Responder`` can be marked `@main`.
  @available(
    *, unavailable,
    message: "a class marked @main is a Responder: class X: Responder, ApplicationDelegate"
  )
  public static func main() {}
}

extension ApplicationDelegate where Self: Responder {
  /// Starts the program: connects to the display, makes the delegate by its `init()`, runs until the end.
  ///
  /// Without a display, or when it is lost, one line on the standard error tells why, and the status
  /// is 1.
  public static func main() {
    Application.main(delegate: Self.self)
  }
}

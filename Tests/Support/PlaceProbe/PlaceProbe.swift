import WindowResponder

/// A window that keeps its state, and so its place where the desktop remembers it.
@main final class PlaceProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 300, height: 200))

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.identifier = "org.windowresponder.PlaceProbe"
    window.restorationIdentifier = "main"
    let controller = ViewController()
    controller.view.backgroundColor = .systemTeal
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool { true }
}

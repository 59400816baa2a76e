import WindowResponder

/// A program with a window that saves its state, and so also its position, if the compositor restores
/// positions.
@main final class PositionProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 300, height: 200))

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.identifier = "org.windowresponder.PositionProbe"
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

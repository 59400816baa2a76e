import Widgets
import WindowResponder

/// An application with a form that constraints lay out, narrow or wide, left-to-right or right-to-left.
@main final class Form: Responder, ApplicationDelegate {
  let window = Window(size: Size(width: 420, height: 560))

  func applicationDidFinishLaunching(_ application: Application) {
    window.title = "Form"
    window.minimumSize = Size(width: 300, height: 240)
    window.rootViewController = FormController()
    window.makeKeyAndVisible()
  }
}

import Glibc
import WindowResponder

/// A window that uses what a desktop shows beside windows when a letter is typed, and prints a line for all
/// that comes of it: `n` for a notification, `r` for another in its place, `w` to withdraw it; `s` for a
/// status item, `p` to have a click on it do something, `i` for another icon, `x` to remove it.
@main final class DesktopProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 300, height: 200))

  func applicationDidFinishLaunching(_ application: Application) {
    let pad = DesktopPad()
    let controller = ViewController()
    controller.view = pad
    window.rootViewController = controller
    window.makeKeyAndVisible()
    pad.becomeFirstResponder()
    UserNotificationCenter.current().delegate = pad
  }
}

final class DesktopPad: View, KeyInput {
  let hasText = false
  private var item: StatusItem?
  private var hasSound = false

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
  }

  override var canBecomeFirstResponder: Bool { true }

  func deleteBackward() {}

  func insertText(_ text: String) {
    switch text {
    case "n": notify("Backup finished", "3 files & <b>no</b> faults", .systemRed)
    case "r": notify("Backup began anew", "one moment", .systemGreen)
    case "w":
      UserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: ["backup"])
    case "s": showItem()
    case "p": item?.primaryAction = { _ in tell("item clicked") }
    case "i": item?.image = square(.systemGreen)
    case "x":
      if let item { StatusItemBar.system.removeStatusItem(item) }
    default: return
    }
    tell("does \(text)")
  }

  // MARK: Notifications

  private func notify(_ title: String, _ body: String, _ color: Color) {
    let center = UserNotificationCenter.current()
    let show = NotificationAction(identifier: "show", title: "Show", options: .foreground)
    let later = NotificationAction(identifier: "later", title: "Later")
    center.setNotificationCategories([
      NotificationCategory(
        identifier: "backups", actions: [show, later], options: .customDismissAction)
    ])
    let content = MutableNotificationContent()
    content.title = title
    content.body = body
    content.categoryIdentifier = "backups"
    content.userInfo = ["title": title]
    if let image = square(color) {
      content.attachments = [NotificationAttachment(identifier: "picture", image: image)]
    }
    center.add(NotificationRequest(identifier: "backup", content: content, trigger: nil)) {
      tell("shown \($0.map { "\($0)" } ?? title)")
    }
  }

  // MARK: The status item

  private func showItem() {
    let item = StatusItemBar.system.statusItem()
    self.item = item
    item.title = "Probe"
    item.toolTip = "What is probed"
    item.image = square(.systemRed)
    let sound = Action(title: "Sound") { [weak self] action in
      guard let self else { return }
      hasSound.toggle()
      action.state = hasSound ? .on : .off
      tell("sound \(hasSound)")
    }
    let more = Menu(title: "More", children: [Action(title: "Deeper") { _ in tell("deeper") }])
    item.menu = Menu(children: [
      Action(title: "Say hello") { _ in tell("hello") }, sound, more,
    ])
    item.scrollAction = { _, delta, axis in tell("item scrolled \(delta) \(axis)") }
    item.secondaryAction = { _ in tell("item clicked in the middle") }
    item.contextMenuAction = { _ in tell("item menu wanted") }
    StatusItemBar.system.availabilityObservers.add(self) { _, isThere in
      tell("bar \(isThere)")
    }
  }

  private func square(_ color: Color) -> Image? {
    ImageRenderer(size: Size(width: 48, height: 48)).image {
      $0.fill(Rect(x: 0, y: 0, width: 48, height: 48), color: color)
    }
  }
}

extension DesktopPad: UserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    let title = response.notification.request.content.userInfo["title"] ?? ""
    tell("answer \(response.actionIdentifier) to \(title)")
    completionHandler()
  }
}

/// Prints a line at once, also into a file.
private func tell(_ line: String) {
  print(line)
  fflush(nil)
}

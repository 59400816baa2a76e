import DesktopServices
import Glibc
import WindowResponder

/// A program with a window that uses features of the desktop outside its window when a character is typed,
/// and prints a line for each result:
/// - `n` adds a notification, `r` replaces it, `w` withdraws it;
/// - `s` adds a status item, `k` adds one with an action for clicks, `i` changes its icon, `x` removes it;
/// - `e` exports the application's menus, `o` stops the export, `b` adds another menu;
/// - `c` sets an icon for the window, `d` shows a dialog, `l` rings the bell.
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
    application.desktopMenuObservers.add(self) { _, isShown in tell("menus shown \(isShown)") }
  }
}

@MainActor protocol SayHelloAction: AnyObject {
  func sayHello(_ sender: Any?)
}

extension Selector {
  static let sayHello = Selector("sayHello:", on: SayHelloAction.self) { $0.sayHello($1) }
}

final class DesktopPad: View, KeyInput, SayHelloAction {
  let hasText = false
  private var item: StatusItem?
  private var hasSound = false
  private var hasMore = false
  private let dialog = Window(size: Size(width: 120, height: 80))

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
  }

  override var canBecomeFirstResponder: Bool { true }

  func deleteBackward() {}

  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == MenuSystem.main else { return }
    let hello = KeyCommand(
      title: "Say hello", action: .sayHello, input: "h", modifierFlags: [.control, .shift])
    builder.insertSibling(
      Menu(title: "Probe", children: [hello]), afterMenu: .file)
    if hasMore {
      builder.insertSibling(
        Menu(title: "More", children: [Action(title: "Deeper") { _ in tell("deeper") }]),
        afterMenu: .edit)
    }
  }

  func insertText(_ text: String) {
    switch text {
    case "n": notify("Backup finished", "3 files & <b>no</b> faults", .systemRed)
    case "r": notify("Backup began anew", "one moment", .systemGreen)
    case "w":
      UserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: ["backup"])
    case "s": showItem()
    case "k":
      showItem()
      item?.primaryAction = { _ in tell("item clicked") }
    case "i": item?.image = square(.systemGreen)
    case "x":
      if let item { StatusItemBar.system.removeStatusItem(item) }
    case "e": Application.shared.exportsMenus = true
    case "o": Application.shared.exportsMenus = false
    case "b":
      hasMore = true
      MenuSystem.main.setNeedsRebuild()
    case "c": window?.icon = square(.systemRed)
    case "d": showDialog()
    case "l": Application.shared.ringBell(for: window)
    default: return
    }
    tell("does \(text)")
  }

  private func showDialog() {
    dialog.transientParent = window
    dialog.isModal = true
    dialog.makeKeyAndVisible()
  }

  func sayHello(_ sender: Any?) { tell("hello from a menu") }

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

  // MARK: Status item

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

/// Prints a line and flushes the output, so that the line is written at once, also into a file.
private func tell(_ line: String) {
  print(line)
  fflush(nil)
}

import Glibc
import Widgets
import WindowResponder

/// A program with a window that calls the desktop's portal when a character is typed, and prints a line for
/// each answer: `o` asks for files to open, `s` for a name to save under, `p` prints, and `t` asks for an
/// activation token for another program. The program also prints the appearance that the desktop requests,
/// whenever it changes.
///
///     PortalProbe FOLDER
@main final class PortalProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 400, height: 300))

  func applicationDidFinishLaunching(_ application: Application) {
    let pad = ProbePad(folder: CommandLine.arguments.dropFirst().first ?? "/tmp")
    let controller = ViewController()
    controller.view = pad
    window.rootViewController = controller
    window.makeKeyAndVisible()
    pad.becomeFirstResponder()
    application.systemAppearanceObservers.add(self) { _, appearance in
      tell("appearance \(appearance.colorScheme) \(appearance.textScale)")
    }
  }
}

final class ProbePad: View, KeyInput {
  private let folder: String
  let hasText = false

  init(folder: String) {
    self.folder = folder
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
  }

  override var canBecomeFirstResponder: Bool { true }

  func deleteBackward() {}

  func insertText(_ text: String) {
    switch text {
    case "o":
      let panel = OpenPanel()
      panel.title = "Take a text"
      panel.allowedTypes = [.plainText]
      panel.directory = folder
      panel.present(from: window) { tell("opened \($0?.joined(separator: " ") ?? "nothing")") }
    case "s":
      let panel = SavePanel()
      panel.suggestedName = "new.txt"
      panel.directory = folder
      panel.present(from: window) { tell("saved \($0 ?? "nothing")") }
    case "p":
      let job = PrintJob(title: "A page", pageCount: 1) { _, context in
        context.fill(Rect(x: 40, y: 40, width: 100, height: 100), color: .systemRed)
      }
      job.present(from: window) { tell("printed \($0)") }
    case "t": window?.requestActivationToken(for: nil) { tell("token \($0 ?? "")") }
    default: return
    }
    tell("asks \(text)")
  }
}

/// Prints a line and flushes the output, so that the line is written at once, also into a file.
private func tell(_ line: String) {
  print(line)
  fflush(nil)
}

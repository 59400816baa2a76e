import Glibc
import WindowResponder

/// A program with a window that copies and pastes when a character is typed, and prints a line for each
/// result. It is one side of the end-to-end tests of the pasteboards.
///
/// `c` copies and selects a text with the name given on the command line, `b` copies a megabyte, `p` and
/// `m` paste from the clipboard and from the primary selection.
@main final class ClipboardProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 400, height: 300))

  func applicationDidFinishLaunching(_ application: Application) {
    let pad = ProbePad(name: CommandLine.arguments.dropFirst().first ?? "probe")
    let controller = ViewController()
    controller.view = pad
    window.rootViewController = controller
    window.makeKeyAndVisible()
    pad.becomeFirstResponder()
  }
}

final class ProbePad: View, KeyInput {
  private let name: String
  let hasText = false

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    Pasteboard.general.changeObservers.add(self) { _, _ in
      tell("clipboard has \(Pasteboard.general.hasStrings ? "text" : "no text")")
    }
    Pasteboard.primary.changeObservers.add(self) { _, _ in
      tell("primary has \(Pasteboard.primary.hasStrings ? "text" : "no text")")
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  func deleteBackward() {}

  func insertText(_ text: String) {
    switch text {
    case "c":
      Pasteboard.general.items = [["text/plain": "copied by \(name)", "text/html": "<i>x</i>"]]
      Pasteboard.primary.string = "selected by \(name)"
      tell("copied")
    case "b":
      Pasteboard.general.string = String(repeating: "x", count: 1 << 20)
      tell("copied a megabyte")
    case "p": paste(.general, "clipboard")
    case "m": paste(.primary, "primary")
    default: break
    }
  }

  private func paste(_ pasteboard: Pasteboard, _ what: String) {
    Task {
      do throws(PasteboardError) {
        let text = try await pasteboard.readString()
        tell("\(what) pasted \(text.utf8.count) \(text.prefix(40))")
      } catch {
        tell("\(what) failed \(error)")
      }
    }
  }
}

/// Prints a line and flushes the output, so that the line is written at once, also into a file.
private func tell(_ line: String) {
  print(line)
  fflush(nil)
}

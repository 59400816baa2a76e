import Glibc
import WindowResponder

/// A program with a window to drag from and to drop on, which prints a line for each event of a drag. It is
/// one side of the end-to-end tests of drags. The other side are the programs in `Tests/Support/DragPeers`,
/// which have the same appearance and print the same lines.
///
///     DragProbe text|files copy|move|both [springs] [fullscreen]
///
/// The left half of the window is a drag source: of a text, or of the addresses of two files. With `copy`, it
/// does not allow moves. The right half accepts texts and files. It proposes a move if the session allows it,
/// and a copy otherwise; with `copy`, it always proposes a copy. With `springs`, the right half opens when a
/// drag rests on it.
@main final class DragProbe: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 400, height: 300))

  func applicationDidFinishLaunching(_ application: Application) {
    let words = Array(CommandLine.arguments.dropFirst())
    let controller = ViewController()
    controller.view = ProbeHalves(
      offersFiles: words.first == "files", actions: words.count > 1 ? words[1] : "both",
      opens: words.contains("springs"))
    window.rootViewController = controller
    if words.last == "fullscreen" { window.setFullscreen(true) }
    window.makeKeyAndVisible()
  }
}

/// A view with the drag source on the left and the drop target on the right.
final class ProbeHalves: View {
  private let source: ProbeSource
  private let target: ProbeTarget

  init(offersFiles: Bool, actions: String, opens: Bool) {
    source = ProbeSource(offersFiles: offersFiles, allowsMove: actions != "copy")
    target = ProbeTarget(proposal: actions == "copy" ? .copy : .move)
    super.init(frame: .zero)
    if opens { target.addInteraction(SpringLoadedInteraction { _, _ in tell("opened") }) }
    addSubview(source)
    addSubview(target)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    source.frame = Rect(x: 0, y: 0, width: half, height: bounds.height)
    target.frame = Rect(x: half, y: 0, width: half, height: bounds.height)
  }
}

/// A view that is the source of drags.
final class ProbeSource: View, DragInteractionDelegate {
  private let offersFiles: Bool
  private let allowsMove: Bool

  init(offersFiles: Bool, allowsMove: Bool) {
    self.offersFiles = offersFiles
    self.allowsMove = allowsMove
    super.init(frame: .zero)
    backgroundColor = .systemBlue
    addInteraction(DragInteraction(delegate: self))
  }

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard offersFiles else { return [DragItem(itemProvider: ItemProvider(object: "grüß dich"))] }
    return ["file:///tmp/a%20b.txt", "file:///tmp/c.txt"].map {
      DragItem(itemProvider: ItemProvider(addresses: [$0]))
    }
  }

  func dragInteraction(_ interaction: DragInteraction, sessionWillBegin session: any DragSession) {
    tell("begins")
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) { tell("ended \(word(for: operation))") }
}

/// A view that accepts drops.
final class ProbeTarget: View, DropInteractionDelegate {
  private let proposal: DropOperation

  init(proposal: DropOperation) {
    self.proposal = proposal
    super.init(frame: .zero)
    backgroundColor = .systemGreen
    addInteraction(DropInteraction(delegate: self))
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    tell("entered")
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    tell("left")
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    DropProposal(operation: session.allowsMoveOperation ? proposal : .copy)
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    let how = word(for: session.operation)
    if session.hasItemsConforming(toTypeIdentifiers: ["text/uri-list"]) {
      session.loadAddresses { tell("dropped \(how) files \($0.joined(separator: " "))") }
    } else {
      session.loadObjects(ofClass: String.self) {
        tell("dropped \(how) text \($0.joined(separator: " "))")
      }
    }
  }
}

private func word(for operation: DropOperation) -> String {
  switch operation {
  case .copy: "copy"
  case .move: "move"
  default: "nothing"
  }
}

/// Prints a line and flushes the output, so that the line is written at once, also into a file.
private func tell(_ line: String) {
  print(line)
  fflush(nil)
}

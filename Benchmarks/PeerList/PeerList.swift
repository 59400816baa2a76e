import Glibc
import WidgetsLists
import WindowResponder

/// The comparison list: a window of 400 × 700 points with rows of text.
///
///     PeerList [--rows N] [--verbose]
///
/// With `--verbose`, it prints the scroll offset, in points, after each change.
@main
final class PeerList: Responder, ApplicationDelegate {
  private let window = Window(size: Size(width: 400, height: 700))

  func applicationDidFinishLaunching(_ application: Application) {
    let words = CommandLine.arguments
    var rows = 100_000
    if let index = words.firstIndex(of: "--rows"), index + 1 < words.count {
      rows = Int(words[index + 1]) ?? rows
    }
    window.title = "list"
    window.rootViewController = ListController(rows: rows, isVerbose: words.contains("--verbose"))
    window.makeKeyAndVisible()
  }
}

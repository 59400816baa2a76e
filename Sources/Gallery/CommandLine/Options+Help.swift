extension Options {
  /// How the program is used.
  static var help: String {
    """
    Usage: gallery [options]

    Shows every control, and how touches, keys, text, menus and animation behave.

      --page NAME             the page to begin with (controls):
    \(pageNames)
      --appearance NAME       light or dark (as the desktop is)
      --size WxH              the window's size in points, title bar included (900x640)
      --fullscreen            begin on the whole screen
      --log FILE              write each event to FILE, one JSON object a line

    Without a desktop:
      --snapshot FILE.png     draw the page into a picture
      --scale S               device pixels per point of the picture (1)
      --describe              print the page's views, one a line, indented by depth:
                              class x y width height "label" state…
      --list-pages            print the pages' names
      --help                  print this

    Each line of a log has the compositor's time and the local one, in seconds: "time", "local",
    "event" (touch, pointer, key, hover, scroll), "phase" (began, moved, ended, cancelled), "id",
    and where they are told "x", "y", "major", "minor", "orientation".
    """
  }

  /// The names of all pages, in lines that stand below what the option does.
  private static var pageNames: String {
    let names = Page.allCases.map(\.identifier).joined(separator: ", ")
    let words = names.split(separator: " ").map(String.init)
    let margin = String(repeating: " ", count: 26)
    return lines(of: words, width: 60).map { margin + $0 }.joined(separator: "\n")
  }

  /// Puts as many words into each line as there is room for.
  private static func lines(of words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

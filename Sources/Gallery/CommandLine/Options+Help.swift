import WindowResponder

extension Options {
  /// The help text of the program.
  static var help: String {
    """
    Usage: gallery [options]

    Shows every control, and how touches, keys, text, menus and animation behave.

      --page NAME             the page to begin with, of those below (\(Page.first))
    \(AppearanceOption.help)
      --size WxH              the window's size in points, title bar included (900x640)
      --fullscreen            begin on the whole screen
      --log FILE              write each event to FILE, one JSON object a line

    Without a desktop:
      --snapshot FILE.png     draw the page into a picture; FILE.pdf and FILE.svg keep its lines
      --scale S               device pixels per point of the picture (1)
      --replay FILE           play a recording of TouchLab on the page; --size and --scale, where
                              they are given, hold instead of the recorded ones
      --frames DIR            write each frame of that into DIR, as 000001.png
      --checksums             print a line a frame: number, seconds, size in pixels, checksum
      --live                  play it in a window on the desktop instead, in its own time
      --from S, --to S        play only this part, in seconds from the recording's first time
      --speed N               play faster, or slower below 1 (1)
      --describe              print the page's views, one a line, indented by depth:
                              class x y width height "label" state…
      --list-pages            print the pages' names
      --time-pages            print how long it takes to go to each page, one JSON object a line
      --audit                 print what an accessibility audit finds on every page, or on that of
                              --page, one issue a line; the status is 1 if there is any
      --help                  print this

    Pages:
    \(pages)

    Each line of a log has the compositor's time and the local one, in seconds: "time", "local",
    "event" (touch, pointer, key, hover, scroll), "phase" (began, moved, ended, cancelled), "id",
    and where they are told "x", "y", "major", "minor", "orientation".
    """
  }

  /// The names of all pages with their descriptions, one a line.
  private static var pages: String {
    let column = 26
    return Page.all.map { page in
      let gap = String(repeating: " ", count: max(2, column - 2 - page.identifier.count))
      return "  " + page.identifier + gap + page.summary
    }.joined(separator: "\n")
  }
}

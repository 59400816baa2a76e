import Glibc
import ResponderSystem
import ResponderTestKit
import WidgetCatalogue
import Widgets

/// The program that draws every widget of the catalog, and fails if a text is truncated; see script/pictures.
@main @MainActor enum Pictures {
  static func main() {
    let options: PictureOptions
    do throws(PictureOptions.Mistake) {
      options = try PictureOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      ErrorLine.write("Pictures: \(error.sentence)\n\(PictureOptions.help)")
      exit(2)
    }
    if options.listsSymbols {
      for name in Image.systemNames { print(name) }
      exit(0)
    }
    do {
      exit(try draw(options) ? 0 : 1)
    } catch {
      ErrorLine.write("Pictures: \(error)")
      exit(1)
    }
  }

  /// Draws the requested widgets, and returns whether all texts fit.
  private static func draw(_ options: PictureOptions) throws(ImageError) -> Bool {
    var (problems, count) = (0, 0)
    for look in options.looks {
      var sheet = ContactSheet()
      for exhibit in Exhibit.all where options.draws(exhibit) {
        let picture = Studio.picture(of: exhibit, look: look)
        count += 1
        for problem in picture.problems {
          problems += 1
          print("\(look) \(exhibit): \(problem)")
        }
        sheet.add(picture.image)
        let path = options.path(of: exhibit, look: look)
        makeFolders(of: path)
        try picture.image.write(toFile: path)
      }
      if options.makesSheets {
        for (number, image) in sheet.images(isDark: look.isDark).enumerated() {
          try image.write(toFile: "\(options.folder)/\(look)-\(number + 1).png")
        }
      }
    }
    print("Pictures: \(count) in \(options.folder), \(problems) texts without room")
    return problems == 0
  }

  /// Creates the folders that contain a file.
  private static func makeFolders(of path: String) {
    for (index, character) in zip(path.indices, path) where character == "/" {
      mkdir(String(path[..<index]), 0o755)
    }
  }
}

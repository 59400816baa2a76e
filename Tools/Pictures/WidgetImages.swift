import Glibc
import ResponderSystem
import ResponderTestKit
import WidgetCatalogue
import Widgets

/// The program that draws every widget of the catalog, and fails if a text is truncated; see script/pictures.
@main @MainActor enum WidgetImages {
  static func main() {
    let options: WidgetImageOptions
    do throws(WidgetImageOptions.Mistake) {
      options = try WidgetImageOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      ErrorLine.write("Pictures: \(error.sentence)\n\(WidgetImageOptions.help)")
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
  private static func draw(_ options: WidgetImageOptions) throws(ImageError) -> Bool {
    var (problems, count) = (0, 0)
    for appearance in options.appearances {
      var sheet = ContactSheet()
      for exhibit in Exhibit.all where options.draws(exhibit) {
        let rendering = Studio.rendering(of: exhibit, appearance: appearance)
        count += 1
        for problem in rendering.problems {
          problems += 1
          print("\(appearance) \(exhibit): \(problem)")
        }
        sheet.add(rendering.image)
        let path = options.path(of: exhibit, appearance: appearance)
        makeFolders(of: path)
        try rendering.image.write(toFile: path)
      }
      if options.makesSheets {
        for (number, image) in sheet.images(isDark: appearance.isDark).enumerated() {
          try image.write(toFile: "\(options.folder)/\(appearance)-\(number + 1).png")
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

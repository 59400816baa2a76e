import ResponderSystem
import WindowResponder

/// The gallery: a page for every control, and for how touches, keys, text, menus and animation behave.
@main @MainActor enum Gallery {
  static func main() {
    do {
      try run(try Options(Array(CommandLine.arguments.dropFirst())))
    } catch let error as OptionError {
      Terminal.writeError("gallery: \(error) (see --help)")
      CurrentProcess.exit(2)
    } catch ImageError.unwritable(let path, let reason) {
      Terminal.writeError("gallery: \(path) cannot be written: \(reason)")
      CurrentProcess.exit(1)
    } catch {
      Terminal.writeError("gallery: \(error)")
      CurrentProcess.exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    switch options.task {
    case .showWindow: GalleryDelegate.main()
    case .writeSnapshot(let path): try Snapshot(options).write(toFile: path)
    case .replay where options.replay.isLive: GalleryDelegate.main()
    case .replay(let path): try Replay(options).play(path)
    case .describe: Terminal.write(Snapshot(options).description)
    case .listPages: Terminal.write(Page.all.map(\.identifier).joined(separator: "\n"))
    case .timePages: Terminal.write(PageTimes(options).description)
    case .audit: audit(options)
    case .help: Terminal.write(Options.help)
    }
  }

  private static func audit(_ options: Options) {
    let audit = PageAudit(options)
    for line in audit.lines { Terminal.write(line) }
    if !audit.isPassed { CurrentProcess.exit(1) }
  }
}

import Foundation
import RealCompositors

extension Behaviour {
  static let session = [
    Behaviour("activation") { trial in
      let compositor = try trial.start()
      let first = try trial.probe("PortalProbe", on: compositor)
      try trial.need("xdg_activation_v1", of: first)
      try compositor.input.type("t")
      let line = { first.output.split(separator: "\n").first { $0.hasPrefix("token ") } }
      try trial.check(trial.wait { line() != nil }, "no token comes")
      let token = line().map { String($0.dropFirst(6)) } ?? ""
      try trial.check(!token.isEmpty, "the token is empty")
      // A launcher passes the token in the same way.
      let second = try trial.probe(
        "TextProbe", on: compositor, environment: ["XDG_ACTIVATION_TOKEN": token])
      let told = second.waylandLog.requests("xdg_activation_v1.activate").first?.arguments.first
      try trial.check(told == "\"\(token)\"", "the token is used as \(told ?? "nothing")")
    },
    Behaviour("dark mode") { trial in
      let compositor = try trial.start()
      let portals = try trial.portals(on: compositor)
      let probe = try trial.probe("PortalProbe", on: compositor)
      try portals.setInterface("color-scheme='prefer-dark'", "text-scaling-factor=1.25")
      try trial.check(probe, says: "appearance dark 1.25")
    },
    Behaviour("portals") { trial in
      let compositor = try trial.start()
      _ = try trial.portals(on: compositor)
      let probe = try trial.probe("PortalProbe", on: compositor)
      let leaves = probe.waylandLog.events("wl_keyboard.leave").count
      try compositor.input.type("o")
      try trial.check(probe, says: "asks o")
      let hasPanel = trial.wait { probe.waylandLog.events("wl_keyboard.leave").count > leaves }
      if !hasPanel {
        throw Ending.notPlayed("the compositor gives the panel of another program no keyboard")
      }
      _ = trial.wait(seconds: 1) { false }
      try compositor.input.strike(.escape)
      try trial.check(probe, says: "opened nothing")
    },
    Behaviour("media keys") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("motion-and-media", on: compositor, isFullscreen: true)
      let path = try Executables.require("playerctl")
      func playerctl(_ command: String) throws -> String {
        let process = try compositor.launch(
          path, ["--player", "org.windowresponder.Gallery", command])
        _ = process.waitForExit()
        return String(process.output.prefix { !$0.isNewline })
      }
      try trial.check(trial.wait { try playerctl("status") == "Paused" }, "there is no player")
      _ = try playerctl("play")
      try trial.check(
        trial.wait { try playerctl("status") == "Playing" }, "playerctl plays nothing")
      try compositor.input.click(atX: 600, y: 560)
      try trial.check(
        trial.wait { !gallery.events("pointer", "ended").isEmpty }, "no click came")
      try compositor.input.strike(.playPause)
      if trial.desktop.kind == .gnomeShell {
        throw Ending.notPlayed("GNOME's shell hands the key to its settings daemon")
      }
      try trial.check(
        trial.wait { try playerctl("status") == "Paused" }, "the key does not pause")
    },
    Behaviour("compositor's death") { trial in
      let compositor = try trial.start()
      let gallery = try trial.gallery("controls", on: compositor)
      compositor.crash()
      guard case .status(let status)? = gallery.process.waitForExit() else {
        throw Ending.failed("it ended with \(gallery.process.exit as Any)")
      }
      let complaints = gallery.process.errors.split(separator: "\n").filter { !$0.hasPrefix("[") }
      try trial.check(status != 0 && complaints.count == 1, "\(status): \(complaints)")
    },
    Behaviour("idle") { trial in
      let compositor = try trial.start()
      var faults: [String] = []
      for page in ["controls", "touch", "lists", "charts", "symbols", "motion-and-media"] {
        let gallery = try trial.gallery(page, on: compositor)
        // Wait until the initial activity of the page has finished.
        var count = gallery.process.wakeUps
        let isCalm = trial.wait(seconds: 15) {
          let before = count
          _ = trial.wait(seconds: 2) { false }
          count = gallery.process.wakeUps
          return count == before
        }
        if !isCalm { faults.append(page) }
        gallery.process.terminate()
      }
      try trial.check(faults.isEmpty, "no two calm seconds on \(faults.joined(separator: ", "))")
    },
  ]
}

extension ChildProcess {
  /// The number of times that the threads of the process have waited.
  fileprivate var wakeUps: Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    return tasks.reduce(0) { sum, task in
      let status = try? String(contentsOfFile: "/proc/\(pid)/task/\(task)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }
}

extension Trial {
  /// Returns the desktop's portals, on the compositor's bus.
  fileprivate func portals(on compositor: RealCompositor) throws -> DesktopPortals {
    guard DesktopPortals.missing.isEmpty else {
      throw Ending.notPlayed("xdg-desktop-portal-gtk is not installed")
    }
    return try DesktopPortals(on: compositor)
  }
}

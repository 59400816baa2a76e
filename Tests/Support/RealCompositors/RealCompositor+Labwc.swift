import Foundation

extension RealCompositor {
  /// Starts labwc without a screen. It places windows at the output's top left, and draws their title bars.
  ///
  /// The keys Super and Left or Right put a window on a half of the output. The keys Super and Down undo
  /// that.
  package static func labwc(
    width: Int = 800, height: Int = 600, outputs: Int = 1, hasBus: Bool = false,
    root: SystemRoot = .own
  ) throws -> RealCompositor {
    let program = try root.require("labwc")
    let folder = try RuntimeFolder()
    var environment = ownEnvironment(folder)
    let bus = hasBus ? try folder.startBus(in: root) : [:]
    environment.merge(bus) { $1 }
    environment["WLR_BACKENDS"] = "headless"
    environment["WLR_HEADLESS_OUTPUTS"] = "\(outputs)"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
    environment["WLR_RENDERER"] = "pixman"
    environment["XDG_CONFIG_HOME"] = folder.file("config")
    try FileManager.default.createDirectory(
      atPath: folder.file("config/labwc"), withIntermediateDirectories: true)
    let keys = [("Left", "left"), ("Right", "right")].map {
      "<keybind key=\"W-\($0.0)\"><action name=\"SnapToEdge\" direction=\"\($0.1)\"/></keybind>"
    }
    let settings = """
      <?xml version="1.0"?>
      <labwc_config>
        <placement><policy>automatic</policy></placement>
        <keyboard>\(keys.joined())
          <keybind key="W-Down"><action name="Iconify"/></keybind>
          <keybind key="W-S-Right"><action name="MoveToOutput" direction="right"/></keybind>
        </keyboard>
      </labwc_config>

      """
    try settings.write(
      toFile: folder.file("config/labwc/rc.xml"), atomically: false, encoding: .utf8)
    let process = try folder.runAsOrdinaryUser(program, [], environment: environment, in: root)
    try folder.await(socket: "wayland-0", of: process, called: "labwc")
    let compositor = try RealCompositor(
      kind: .labwc, size: (width, height), folder: folder, process: process,
      display: "wayland-0", extra: bus)
    for index in 1...outputs {
      try compositor.changeHeadlessOutput(
        index, ["--custom-mode", "\(width)x\(height)", "--pos", "\((index - 1) * width),0"])
    }
    try compositor.plug()
    return compositor
  }
}

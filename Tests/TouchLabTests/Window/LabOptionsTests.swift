import Testing
import TouchRecording

@testable import TouchLab

@Suite("What the command line asks of the window") struct LabOptionsTests {
  @Test("Without anything it is the quick suite by hand, on the whole screen")
  func usual() throws {
    let options = try LabOptions([])
    #expect(options.suite == .quick && options.holder == .hand && options.cell == 5)
    #expect(options.isFullscreen && !options.isUnattended)
    #expect(CommandLineTool().opensWindow([]) && CommandLineTool().opensWindow(["--suite=full"]))
    #expect(!CommandLineTool().opensWindow(["--help"]))
    #expect(!CommandLineTool().opensWindow(["analyse", "x"]))
  }

  @Test("All of it")
  func all() throws {
    let options = try LabOptions([
      "--suite", "full", "--held", "stylus-on-ruler", "--cell=3", "--fingers", "5", "--contact",
      "9", "-o", "/tmp/x", "--lang", "de", "--unattended", "--complete", "--windowed", "--test",
      "ghost", "--profile", "strict",
    ])
    #expect(options.suite == .full && options.holder == .guided && options.cell == 3)
    #expect(options.fingers == 5 && options.contact == 9 && options.folder == "/tmp/x")
    #expect(options.language == "de" && options.isUnattended && options.isComplete)
    #expect(!options.isFullscreen && options.test == .ghost && options.profileName == "strict")
  }

  @Test(
    "What can't be is named",
    arguments: [
      ["--suite", "long"], ["--held", "nose"], ["--cell", "0"], ["--cell", "x"], ["--lang", "fr"],
      ["--fingers", "1"], ["--test", "smell"], ["more"], ["--what"],
    ])
  func wrong(arguments: [String]) {
    #expect(throws: Failure.self) { try LabOptions(arguments) }
    var errors: [String] = []
    let tool = CommandLineTool(output: { _ in }, errors: { errors.append($0) })
    #expect(tool.windowRequest(arguments) == nil && errors.count == 1)
  }

  @Test("Recordings go to the folder of the user's state")
  func folder() {
    let home = { (name: String) in ["HOME": "/home/me"][name] }
    #expect(RecordingFolder.usual(home) == "/home/me/.local/state/touch-lab")
    let state = { (name: String) in ["HOME": "/home/me", "XDG_STATE_HOME": "/var/s"][name] }
    #expect(RecordingFolder.usual(state) == "/var/s/touch-lab")
    #expect(RecordingFolder.usual { _ in nil } == ".")
  }
}

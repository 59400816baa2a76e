import Foundation
import RealCompositors
import Testing

/// Orca without a screen and without sound. Its speech is written to a file, one line an utterance.
///
/// It echoes typed characters and words. It does not read changes of progress bars, because it does so at
/// most once in ten seconds and then leaves out what it was reading. A file in place of a speech server, and
/// no changes of the X server's keyboard, are the other differences to Orca on a desktop. A running Orca of
/// the user is not affected.
final class OrcaReader {
  private let process: ChildProcess
  private let file: String

  /// A condition for tests: Orca is installed.
  static var isInstalled: ConditionTrait {
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/orca"),
      "orca cannot be found: script/bootstrap --tests installs it")
  }

  /// Starts Orca, and waits until it speaks.
  init(on compositor: RealCompositor, with client: AssistiveClient) throws {
    file = compositor.file("speech")
    process = try compositor.launch(
      "/usr/bin/python3", ["-c", Self.script],
      environment: client.environment.merging([
        "GDK_BACKEND": "wayland", "SPEECH_FILE": file, "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8",
      ]) { $1 })
    guard wait(until: { lines == ["Screen reader on."] || !process.isRunning }), process.isRunning
    else {
      throw CompositorError.didNotStart("Orca", log: "\(lines) \(process.errors)")
    }
  }

  /// The sentences that Orca has said so far.
  var lines: [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A Boolean value that indicates whether Orca runs.
  var isRunning: Bool { process.isRunning }

  private static let script = """
    import os, sys
    from orca import orca, settings, speech, speechserver

    class File(speechserver.SpeechServer):
        file = open(os.environ['SPEECH_FILE'], 'a', buffering=1)
        def write(self, text):
            print(' '.join(text.split()) or 'space', file=self.file)
        def speakCharacter(self, character, acss=None): self.write(character)
        def speak(self, text=None, acss=None, interrupt=True):
            if text: self.write(text)
        def sayAll(self, utterances, progress):
            for context, acss in utterances: self.write(context.utterance)

    # There is no X server whose keyboard could be changed.
    for name in ['_storeXmodmap', '_restoreXmodmap', '_createOrcaXmodmap']:
        setattr(orca, name, lambda *arguments: None)
    speech.init = lambda: setattr(speech, '_speechserver', File())
    manager = orca.getSettingsManager()
    manager.activate(os.environ['HOME'] + '/orca', {
        'enableBraille': False, 'enableBrailleMonitor': False, 'enableSound': False,
        'enableKeyEcho': False, 'enableEchoByCharacter': True, 'enableEchoByWord': True,
        'speakProgressBarUpdates': False})
    sys.exit(orca.main())
    """
}

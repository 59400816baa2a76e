import ResponderSystem
import TouchRecording

/// Files that are no recordings.
extension CommandLineTool {
  /// Refuses a file of which no line is a recording's. What can be read once only is passed over.
  static func checkRecording(_ path: String) throws(Failure) {
    let kind: FileKind
    do throws(SystemError) {
      guard Console.isFile(path) else {
        _ = try FileDescriptor(opening: path)
        return
      }
      kind = try FileKind.look(at: path)
    } catch {
      throw .file(path, error)
    }
    let reason: String
    switch kind {
    case .recording: return
    case .empty: reason = "it is empty"
    case .other(let program):
      reason = "it seems to be of \(program); “TouchLab import” makes a recording of it"
    case .json: reason = "it is JSON, but no line is one of a recording"
    case .text: reason = "it is a text, of which no line is one of a recording"
    case .binary: reason = "it is no text"
    }
    throw Failure(status: .file, sentence: "\(path): not a recording: \(reason)")
  }
}

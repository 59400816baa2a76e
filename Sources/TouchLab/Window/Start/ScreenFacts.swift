import ResponderWords
import TouchAnalysis
import TouchRecording

/// The facts about the screen as text.
@MainActor enum ScreenFacts {
  /// Returns names and values.
  static func rows(of session: LabSession) -> [(String, String)] {
    let (screen, output) = (session.screen, session.output)
    var size = ""
    if screen.isMetric, screen.width > 0 {
      size =
        "\(Number.local(screen.width, digits: 0)) × \(Number.local(screen.height, digits: 0)) mm"
      size +=
        screen.source == .card
        ? ", " + localized("measured with a card") : ", " + localized("as the screen says")
    }
    var mode = ""
    if let output, output.widthPixels > 0 {
      mode = "\(output.widthPixels) × \(output.heightPixels)"
      if output.refresh > 0 {
        mode += ", \(Number.local(Double(output.refresh) / 1_000, digits: 1)) Hz"
      }
    }
    let name = [output?.name, output?.model].compactMap { $0 }.filter { !$0.isEmpty }
    let touch = session.hasTouch.map { $0 ? localized("there") : localized("none") } ?? ""
    return [
      (localized("Device"), session.machine?.model ?? ""),
      (localized("Screen"), name.joined(separator: ", ")),
      (localized("Size"), size), (localized("Picture"), mode),
      (localized("Touch screen"), touch),
      (localized("Compositor"), session.machine?.compositor ?? ""),
      (localized("Kernel"), session.machine?.kernel ?? ""),
      (localized("Recording"), session.path),
    ]
  }

  /// Returns a warning about doubtful figures, or an empty string if there is none.
  static func warning(of session: LabSession) -> String {
    if session.recorder.problem != nil {
      return localized("The recording can’t be written any further.")
    }
    if session.hasTouch == false { return localized("No seat has a touch screen.") }
    if !session.screen.isMetric {
      return localized(
        "The size of this screen is unknown: without a bank card nothing is judged in millimetres."
      )
    }
    if session.windowState?.isFullscreen == false {
      return localized("The window is not on the whole screen: its edges are not tested.")
    }
    return ""
  }
}

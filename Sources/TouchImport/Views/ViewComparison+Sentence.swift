extension ViewComparison {
  /// A sentence that names the component to blame and the reason.
  package var sentence: String {
    switch blame {
    case .firmware:
      "The firmware is to blame: while touches moved, \(kernelGaps.count) of its \(reportCount) reports are "
        + "missing before the kernel."
    case .kernel:
      if let lost = firmwareLostTouches, lost > 0 {
        "The kernel is to blame: it did not report \(lost) touches of the firmware."
      } else {
        "The kernel is to blame: 5 % of its reports were read later than \(Self.text(kernelDelay.high)) ms "
          + "after their time."
      }
    case .compositor: compositorSentence
    case .program:
      "The program is to blame: 5 % of the reports were handled later than "
        + "\(Self.text(programDelay.high)) ms after they arrived."
    case .nothing:
      "No part is to blame: the compositor sent all \(touchCount) touches of the kernel, and "
        + "\(reportCount - lostReports.count) of \(reportCount) reports."
    }
  }

  private var compositorSentence: String {
    if !lostTouches.isEmpty {
      return
        "The compositor is to blame: it did not send \(lostTouches.count) of the kernel's \(touchCount) "
        + "touches."
    }
    let share = Double(max(1, reportCount)) * Self.share
    if Double(lostReports.count) > share {
      return "The compositor is to blame: it did not send \(lostReports.count) of the kernel's "
        + "\(reportCount) reports."
    }
    if Double(addedReports.count) > share {
      return
        "The compositor is to blame: it sent \(addedReports.count) reports that the kernel does not have."
    }
    if Double(changedReports.count) > share {
      return "The compositor is to blame: it changed the positions of \(changedReports.count) of "
        + "\(reportCount) reports, by up to \(Self.text(largestChange)) points."
    }
    return
      "The compositor is to blame: 5 % of the reports arrived later than \(Self.text(waylandDelay.high)) "
      + "ms after the kernel's time."
  }

  /// The figures, one per line.
  package var text: String {
    func line(_ name: String, _ delay: Delay) -> String {
      delay.count == 0
        ? ""
        : "  \(name): median \(Self.text(delay.median)) ms, 95 % \(Self.text(delay.high)) ms, "
          + "longest \(Self.text(delay.most)) ms\n"
    }
    var text = "kernel and compositor\n  \(sentence)\n"
    text += "  touches: \(touchCount) of the kernel, \(lostTouches.count) not sent\n"
    text += "  reports: \(reportCount) of the kernel, \(lostReports.count) not sent, "
    text += "\(addedReports.count) added, \(changedReports.count) changed\n"
    text += line("kernel to recorder", kernelDelay)
    text += line("kernel to Wayland", waylandDelay)
    text += line("arrival to handled", programDelay)
    if droppedCount > 0 {
      text += "  lost events: \(droppedCount) times the recorder read too slowly (SYN_DROPPED)\n"
    }
    return text
  }

  /// Returns a number with one decimal.
  static func text(_ value: Double) -> String {
    let tenths = Int64((min(max(value, -1e12), 1e12) * 10).rounded())
    let digits = "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    return tenths < 0 ? "-" + digits : digits
  }
}

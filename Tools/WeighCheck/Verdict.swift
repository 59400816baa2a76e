/// The result of comparing a measured weight with another figure.
enum Verdict: Equatable, Sendable {
  /// The figure is within the tolerance.
  case within
  /// The weight exceeds the figure by more than the tolerance.
  case heavier
  /// The weight is below the stored figure by more than the tolerance, so the stored figure is stale.
  case stale
  /// The weight was measured, and is not stored.
  case notStored
  /// The weight is stored, and was not measured.
  case notMeasured

  /// Compares a measured figure with a stored one. The tolerance is in percent of the stored one. A figure at
  /// its limit is within the tolerance.
  init(measured: Int, stored: Int, room: Double) {
    let allowed = Double(stored) * room / 100
    let difference = Double(measured) - Double(stored)
    self = difference > allowed ? .heavier : difference < -allowed ? .stale : .within
  }
}

/// A weight and the figure that it is compared with.
struct ComparedWeight: Equatable, Sendable {
  /// The sources of the figure with which a weight is compared.
  enum Basis: Equatable, Sendable {
    /// The reviewed file.
    case stored
    /// The merge base, measured in the same run.
    case mergeBase
  }

  var name: Weight.Name
  /// The measured figure, or `nil` if there is none.
  var measured: Int?
  /// The figure to compare with, or `nil` if there is none.
  var expected: Int?
  /// The tolerance, in percent.
  var room: Double
  var basis = Basis.stored
  var verdict: Verdict

  /// The difference between the measured and the expected figure, in percent, such as `+2.3 %`.
  var difference: String {
    guard let measured, let expected else { return "" }
    guard expected != 0 else { return measured == 0 ? "+0.00 %" : "from 0" }
    let percent = (Double(measured) - Double(expected)) / Double(expected) * 100
    let hundredths = Int((abs(percent) * 100).rounded())
    let digits = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return (percent < 0 ? "-" : "+") + digits + " %"
  }

  /// The problem and its remedy in one sentence, or `nil` if there is no problem.
  var problem: String? {
    let measured = Self.grouped(measured ?? 0)
    let expected = Self.grouped(expected ?? 0)
    let room = room == room.rounded() ? "\(Int(room))" : "\(room)"
    switch verdict {
    case .within: return nil
    case .heavier where basis == .mergeBase:
      return
        "\(name) is \(measured), and \(expected) at the merge base (\(difference), room \(room) %): make it "
        + "lighter, or raise the stored figure by as much and say why in the commit"
    case .heavier:
      return
        "\(name) is \(measured), and \(expected) is stored (\(difference), room \(room) %): make it lighter, "
        + "or run script/weigh --store and say in the commit why it needs more"
    case .stale:
      return
        "\(name) is \(measured), and \(expected) is stored (\(difference), room \(room) %): it became lighter; "
        + "run script/weigh --store, so that it stays so"
    case .notStored:
      return "\(name) is \(measured), and no figure is stored: run script/weigh --store"
    case .notMeasured:
      return "\(name) is stored as \(expected), and is no longer measured: run script/weigh --store"
    }
  }

  /// Returns a number with a comma after every three digits.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }
}

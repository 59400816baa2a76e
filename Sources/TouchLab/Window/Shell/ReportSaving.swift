import WindowResponder

/// The process of saving a report while the window is used: a button starts it, it reports its progress, and
/// it can be cancelled.
@MainActor final class ReportSaving {
  enum State: Equatable {
    /// No report was saved, or saving was cancelled.
    case none
    /// The report is being saved, with the fraction that is done.
    case running(Double)
    /// The report was saved, with the paths of its files.
    case done([String])
    /// The report could not be saved, with the reason.
    case failed(String)
  }

  private let session: LabSession
  private var task: Task<Void, Never>?
  /// The number of starts: only the last one is observed.
  private var number = 0
  private(set) var state = State.none { didSet { if state != oldValue { onChange?() } } }
  /// A closure that is called when ``state`` has changed.
  var onChange: (() -> Void)?

  init(_ session: LabSession) { self.session = session }

  var isRunning: Bool { if case .running = state { true } else { false } }

  /// A Boolean value that indicates whether there are a path and results, and saving is not running.
  var canBegin: Bool { !session.path.isEmpty && session.judgement != nil && !isRunning }

  func begin() {
    guard canBegin else { return }
    state = .running(0)
    self.number += 1
    let (session, number) = (session, self.number)
    task = Task { [weak self] in
      let end: State
      do {
        end = .done(
          try await LabReport.write(session) {
            self?.reached($0, number: number)
          })
      } catch let error as Failure {
        end = .failed(error.sentence)
      } catch {
        end = .none
      }
      guard let self, isRunning, number == self.number else { return }
      state = end
    }
  }

  private func reached(_ share: Double, number: Int) {
    guard case .running(let before) = state, number == self.number else { return }
    state = .running(max(before, share))
  }

  /// Cancels saving. Files that were not begun are not written.
  func cancel() {
    guard isRunning else { return }
    task?.cancel()
    state = .none
  }

  /// Completes saving at once at the end of the program.
  func conclude() throws(Failure) {
    guard isRunning else { return }
    cancel()
    state = .done(try LabReport.write(session))
  }
}

import WindowResponder

/// The report on its way to the disk, while the window is used: it is begun by a button, tells how far it is,
/// and can be called off.
@MainActor final class ReportSaving {
  enum State: Equatable {
    /// Nothing was saved yet, or it was called off.
    case none
    /// Which share is done.
    case running(Double)
    /// The paths that were written.
    case done([String])
    /// Why it could not be written.
    case failed(String)
  }

  private let session: LabSession
  private var task: Task<Void, Never>?
  /// How often it was begun: only the last one is listened to.
  private var number = 0
  private(set) var state = State.none { didSet { if state != oldValue { onChange?() } } }
  /// Is told when ``state`` has changed.
  var onChange: (() -> Void)?

  init(_ session: LabSession) { self.session = session }

  var isRunning: Bool { if case .running = state { true } else { false } }

  /// Whether there is a place to write to, and something to say.
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

  /// Calls it off. What was not begun to be written is not written.
  func cancel() {
    guard isRunning else { return }
    task?.cancel()
    state = .none
  }

  /// At the program's end, writes at once what is under way: who asked for it gets it.
  func conclude() throws(Failure) {
    guard isRunning else { return }
    cancel()
    state = .done(try LabReport.write(session))
  }
}

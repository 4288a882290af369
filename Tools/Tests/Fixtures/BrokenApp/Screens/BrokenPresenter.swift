import UIKit

class BrokenPresenter {
  func half( {
  }

import Foundation

// Carriage returns.
let value = 1
